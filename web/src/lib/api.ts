/** Calls to the server, all relative to where the page lies. */

import { sealNonce } from './nonces';
import type {
  Block,
  CatalogueData,
  Commitment,
  Daily,
  Filed,
  GameInfo,
  JsonObject,
  Judged,
  Ladder,
  KeyChoices,
  LessonScene,
  Lobby,
  Looking,
  Me,
  Message,
  MyPlan,
  NewPlan,
  NewReport,
  NewTable,
  NewTournament,
  Offline,
  OldPlan,
  Plans,
  Problem,
  Profile,
  PuzzleView,
  RecordText,
  ReplayView,
  Rules,
  Series,
  Study,
  TableId,
  TableInfo,
  TablePlayer,
  Tournament,
  TournamentInfo,
  Vacation,
  Wish,
} from './wire';

/** The server said no, in words the page can put into a language. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
    detail: string,
  ) {
    super(detail);
  }
}

/** Why the server said no; anything else that was caught is no answer of its, and thrown on. */
export function reasonOf(problem: unknown): Message {
  if (problem instanceof ApiError) return problem.reason;
  throw problem;
}

async function call(path: string, body?: unknown): Promise<Response> {
  const init: RequestInit =
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        };
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new ApiError(0, { id: 'page-no-connection', args: {} }, 'no connection');
  }
  if (response.ok) return response;
  const unknown = { error: { id: 'page-server-error', args: {} }, detail: response.statusText };
  const said = (await response.json().catch(() => unknown)) as Partial<Problem>;
  throw new ApiError(response.status, said.error ?? unknown.error, said.detail ?? '');
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call(path, body)).json()) as T;
}

const part = encodeURIComponent;

/** The page's own words (""), a game's ("berlin63"), or what its cards stand for ("berlin63/history"). */
export const fetchText = async (lang: string, of: string): Promise<string> =>
  (await call(['api/text', lang, ...of.split('/').filter(Boolean).map(part)].join('/'))).text();

let shelf: Promise<GameInfo[]> | null = null;

/** The games there are, in the order of the shelf; asked once. */
export function fetchGames(): Promise<GameInfo[]> {
  shelf ??= json<GameInfo[]>('api/games').catch((error: unknown) => {
    shelf = null;
    throw error;
  });
  return shelf;
}
export const fetchCatalogue = (game: string) =>
  json<CatalogueData>(`api/games/${part(game)}/catalogue`);
export const fetchRules = (game: string, lang: string) =>
  json<Rules>(`api/rules/${part(game)}/${lang}`);

/** What is to be kept to play without the server. */
export const fetchOffline = () => json<Offline>('api/offline');

let introduced: Promise<Me> | null = null;

/** Who I am here. Asked once and first: two first contacts at a time would make two guests. */
export function fetchMe(): Promise<Me> {
  introduced ??= json<Me>('api/me').catch((error: unknown) => {
    introduced = null;
    throw error;
  });
  return introduced;
}

/** A call that depends on who is asking. */
export async function mine<T>(path: string, body?: unknown): Promise<T> {
  await fetchMe();
  return json<T>(path, body);
}

export const rename = (nickname: string) => mine<Me>('api/me', { nickname });

export async function createTable(table: NewTable): Promise<TableId> {
  const promised = await mine<Commitment>('api/commitments', {});
  return mine<TableId>('api/tables', { ...table, ...promised, seal: await sealNonce() });
}
export const fetchTables = (pages = 1) => mine<Lobby>(`api/tables?pages=${pages}`);
export const fetchTable = (id: string) => mine<TableInfo>(`api/tables/${part(id)}`);
export const joinTable = async (id: string, seat: number) =>
  mine<TableInfo>(`api/tables/${part(id)}/join`, { seat, seal: await sealNonce() });
/** A sealed bid for the sides. */
export const placeBid = (id: string, amount: number) =>
  mine<TableInfo>(`api/tables/${part(id)}/bid`, { amount });
/** Remind those for whom a table waits. */
export const remind = (id: string) => mine<unknown>(`api/tables/${part(id)}/remind`, {});
export const rematch = async (id: string) =>
  mine<TableId>(`api/tables/${part(id)}/rematch`, { seal: await sealNonce() });
export const fetchBlocks = () => mine<Block[]>('api/blocks');
export const blockSeat = (table: string, seat: number) =>
  mine<Block[]>(`api/tables/${part(table)}/block`, { seat });
export const blockPlayer = (id: string) => mine<Block[]>('api/blocks', { id });
export const liftBlock = (id: string) => mine<Block[]>('api/blocks/lift', { id });
export const reportTable = (id: string, report: NewReport) =>
  mine<Filed>(`api/tables/${part(id)}/report`, report);
/** A player's page, with so many of the games played last. */
export const fetchPlayer = (player: string, recent: number) =>
  json<Profile>(`api/players/${part(player)}?recent=${recent}`);
export const fetchLadder = (game: string) => json<Ladder>(`api/games/${part(game)}/ladder`);
export const fetchTablePlayers = (id: string) =>
  json<TablePlayer[]>(`api/tables/${part(id)}/players`);
/** How many others wait for an opponent. */
export const fetchLooking = (wish: Wish) => mine<Looking>('api/pairing/looking', wish);
export const fetchDaily = () => mine<Daily | null>('api/puzzle');
const puzzlePath = (game: string, name: string) => `api/games/${part(game)}/puzzles/${part(name)}`;
export const fetchPuzzle = (game: string, name: string) => mine<PuzzleView>(puzzlePath(game, name));
/** What an answer is worth; of none, which is best. */
export const answerPuzzle = (game: string, name: string, action: number | null) =>
  mine<Judged>(puzzlePath(game, name), { action });
export const puzzlePicture = (game: string, name: string, language: string, theme: string) =>
  `${puzzlePath(game, name)}/picture?language=${language}&theme=${theme}`;
/** The board of a public game; it is another one when somebody has moved. */
export const tablePicture = (id: string, moved: number, language: string, theme: string) =>
  `api/tables/${part(id)}/picture?language=${language}&theme=${theme}&at=${moved}`;
export const pairUp = async (wish: Wish) =>
  mine<TableId>('api/pairing', { ...wish, seal: await sealNonce() });
export const fetchTournaments = () => mine<TournamentInfo[]>('api/tournaments');
export const makeTournament = (wanted: NewTournament) => mine<TableId>('api/tournaments', wanted);
export const fetchTournament = (id: string) => mine<Tournament>(`api/tournaments/${part(id)}`);
const inTournament = (id: string, act: string) =>
  mine<Tournament>(`api/tournaments/${part(id)}/${act}`, {});
export const enterTournament = (id: string) => inTournament(id, 'enter');
export const withdrawFromTournament = (id: string) => inTournament(id, 'withdraw');
export const followTournament = (id: string, follow: boolean) =>
  inTournament(id, follow ? 'follow' : 'unfollow');
export const beginTournament = (id: string) => inTournament(id, 'begin');
export const callOffTournament = (id: string) => inTournament(id, 'call_off');
export const fetchVacation = () => mine<Vacation>('api/vacation');
export const takeVacation = (end: number, start: number | null = null) =>
  mine<Vacation>('api/vacation', { end, start });
export const endVacation = () => mine<Vacation>('api/vacation/end', {});
export const fetchMyPlans = () => mine<MyPlan[]>('api/plans');
export const fetchPlans = (id: string, seat: number) =>
  mine<Plans>(`api/tables/${part(id)}/plans?seat=${seat}`);
export const planAnswer = (id: string, plan: NewPlan) =>
  mine<Plans>(`api/tables/${part(id)}/plans`, plan);
export const dropPlan = (id: string, plan: OldPlan) =>
  mine<Plans>(`api/tables/${part(id)}/plans/end`, plan);
export const fetchSeries = (id: string) => mine<Series>(`api/series/${part(id)}`);
/** The choices of the bots that mattered most in a game that is over. */
export const fetchChoices = (id: string) => json<KeyChoices>(`api/tables/${part(id)}/choices`);
/** A game that is over, studied; a bot looks for its mistakes where they are wanted. */
export const studyTable = (id: string, mistakes: boolean) =>
  mine<Study>(`api/tables/${part(id)}/study`, mistakes ? {} : undefined);
export const studyRecord = (record: JsonObject, mistakes: boolean) =>
  mine<Study>('api/study', { record, mistakes });
export const recordAddress = (id: string) => `api/tables/${part(id)}/record`;

/** Whose eyes a replay is seen with: a seat, a spectator, or everything open. */
export type Eyes = number | 'spectator' | 'all';

function eyes(seat: Eyes): string {
  return seat === 'spectator' ? '' : `&seat=${seat}`;
}
export const fetchReplay = (id: string, upto: number, seat: Eyes) =>
  json<ReplayView>(`api/tables/${part(id)}/replay?upto=${upto}${eyes(seat)}`);
/** Whether there is a way to the server now. */
export const isReachable = async () =>
  navigator.onLine &&
  (await fetch('health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  ));

/** A whole lesson, to be played without the server. */
export const fetchScript = (game: string, lesson: string) =>
  json<LessonScene[]>(`api/games/${part(game)}/lessons/${part(lesson)}/script`);
export const fetchLessonMoment = (game: string, lesson: string, upto: number) =>
  json<ReplayView>(`api/games/${part(game)}/lessons/${part(lesson)}?upto=${upto}`);
export const fetchRecord = async (id: string): Promise<string> =>
  (await call(recordAddress(id))).text();

/** The forms in which a game can be written down. */
export type Form = RecordText['form'];
/** A game in any form, checked by the server, in another. */
export const writeRecord = async (text: string, form: Form): Promise<string> =>
  (await call('api/records', { text, form })).text();
export const replayRecord = (record: JsonObject, upto: number, seat: Eyes) =>
  json<ReplayView>('api/replay', { record, upto, seat: seat === 'spectator' ? null : seat });
