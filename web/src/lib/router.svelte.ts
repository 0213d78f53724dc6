/** Where in the page we are, kept in the address after the #: a link leads back to it. */

export interface Place {
  route:
    | 'lobby'
    | 'table'
    | 'replay'
    | 'rules'
    | 'learn'
    | 'lesson'
    | 'puzzle'
    | 'games'
    | 'player'
    | 'tournament'
    | 'tournaments'
    | 'account'
    | 'offline'
    | 'link'
    | 'code'
    | 'off';
  /** A table's id or a game's name. */
  id: string;
  /** A lesson or a puzzle of that game; the token of a link. */
  lesson: string;
  query: URLSearchParams;
}

/** A part of an address; one that was cut in the middle of a sign stays as it is. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function parse(hash: string): Place {
  const [path = '', search = ''] = hash.replace(/^#\/?/, '').split('?');
  const [route = '', id = '', lesson = ''] = path.split('/').map(plain);
  const query = new URLSearchParams(search);
  if ((route === 'player' || route === 'tournament') && id) return { route, id, lesson, query };
  if (route === 'tournaments') return { route, id, lesson, query };
  if (route === 'table' && id) return { route, id, lesson, query };
  if ((route === 'lesson' || route === 'puzzle') && lesson) return { route, id, lesson, query };
  if (route === 'link' || route === 'code' || route === 'off') return { route, id, lesson, query };
  if (route === 'replay' || route === 'rules' || route === 'learn') {
    return { route, id, lesson, query };
  }
  if (route === 'games' || route === 'account' || route === 'offline')
    return { route, id, lesson, query };
  return { route: 'lobby', id: '', lesson, query };
}

class Router {
  place = $state.raw<Place>(parse(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.place = parse(location.hash);
    });
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Change the address without a step in the browser's history. */
  replace(address: string): void {
    history.replaceState(null, '', address);
    this.place = parse(location.hash);
  }
}

export const router = new Router();

export const playerAddress = (player: string) => `#/player/${encodeURIComponent(player)}`;
export const tournamentAddress = (id: string) => `#/tournament/${encodeURIComponent(id)}`;
export const tableAddress = (id: string) => `#/table/${encodeURIComponent(id)}`;
/** A game on this device. */
export const offlineAddress = (id: string) => `#/offline/${encodeURIComponent(id)}`;
export const rulesAddress = (game: string, clause = '') =>
  `#/rules/${encodeURIComponent(game)}${clause ? `?clause=${encodeURIComponent(clause)}` : ''}`;
export const learnAddress = (game: string) => `#/learn/${encodeURIComponent(game)}`;
export const lessonAddress = (game: string, lesson: string, step = 0) =>
  `#/lesson/${encodeURIComponent(game)}/${encodeURIComponent(lesson)}${step ? `?step=${step}` : ''}`;
export const puzzleAddress = (game: string, name: string) =>
  `#/puzzle/${encodeURIComponent(game)}/${encodeURIComponent(name)}`;
export const replayAddress = (id: string, at?: number, eyes?: string) => {
  const query = [at === undefined ? '' : `at=${at}`, eyes ? `eyes=${eyes}` : ''];
  const search = query.filter(Boolean).join('&');
  return `#/replay/${encodeURIComponent(id)}${search ? `?${search}` : ''}`;
};
