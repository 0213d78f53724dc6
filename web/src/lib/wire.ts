// Written by tools/wire_types.py from wire.py, api.py and people.py of the server. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };
export type Argument = number | string;
export type Value = boolean | number | string;

/** The longest nickname, in characters. */
export const NICKNAME = 24;

/** How long the secret part of a link is, in characters. */
export const LINK = 43;

/** The shortest password, in characters. */
export const PASSWORD = 12;

/** The longest thing a player may say with an act, in characters. */
export const COMMENT = 140;

/** The longest report, in characters. */
export const REPORT = 500;

/** The longest line a player may say to the others, in characters. */
export const TALK = 280;

/** How long each seat may think, in seconds: a `bank`, a `gain` for each time it has answered. By mail the bank never gains beyond the `cap`; live there is none, and it is 0. `out` says what a time-out does. */
export interface Time {
  kind: 'live' | 'mail';
  bank: number;
  gain: number;
  cap: number;
  out: 'bot' | 'claim' | 'lose';
}

/** A sentence to come: the id of a Fluent message and its arguments. */
export interface Message {
  id: string;
  args: Record<string, number | string>;
}

/** Why something is not allowed, or dangerous, with the clause of the rules. */
export interface Reason {
  id: string;
  args: Record<string, number | string>;
  clause: string;
}

/** Who sits where. `weighs` is an act that a bot says it thinks about, or thought about last: made up from what a spectator sees. `gone` is since when its player is away, in milliseconds, where that is known. */
export interface SeatInfo {
  kind: 'bot' | 'human' | 'open';
  name: string;
  online: boolean;
  thinking: boolean;
  weighs?: number | null;
  gone?: number | null;
}

/** Which game of a series a table is: number `number`, from 1, of `games`. One that ends when it is `decided` may have fewer: the best of so many. */
export interface Part {
  series: string;
  number: number;
  games: number;
  decided: boolean;
}

/** What is bid for the sides, before the deal: values of an option, of which each bids one of the `choices`. `asked`: this reader is to bid. `mine` is the bid of this reader, `all` are those of all seats once everybody has bid, none before. */
export interface Bids {
  option: string;
  choices: number[];
  asked: boolean;
  mine: number | null;
  all: number[];
}

/** The clock of a seat: what is `left`, in milliseconds, and whether it is seen to run. `vacation` is until when its player is on vacation, if that is so; `since` when it runs, if it is seen to. */
export interface SeatClock {
  left: number;
  runs: boolean;
  vacation: number | null;
  since: number | null;
}

/** The clocks of a table as one reader sees them, at a moment in milliseconds; bots have none. `hushed`: all are asked together, and the clocks of others are those before the question. `due` is when the time of those who are asked is out. In a pause no clock runs: it `stands`. `claims` is what this reader may claim now; at a table without clocks nothing has happened `since`. Who is asked and away for longer than `patience`, in milliseconds, may be claimed from; null where time alone counts. */
export interface Clocks {
  at: number;
  seats: (SeatClock | null)[];
  hushed: boolean;
  due: number | null;
  stands: boolean;
  claims: ('call_off' | 'win')[];
  since: number | null;
  patience?: number | null;
}

/** An answer to the question numbered `seq`, and what the player says with it, if anything. Held back instead where it can lose the game or ends undo, for a page that would ask first. */
export interface Do {
  t: 'do';
  id: string;
  seq: number;
  action: number;
  comment?: string;
  unless?: ('danger' | 'final')[];
}

/** An answer in words: "place italy". */
export interface Type {
  t: 'type';
  id: string;
  seq: number;
  text: string;
}

/** Take my last action back. */
export interface Undo {
  t: 'undo';
  id: string;
  seq: number;
}

/** Take back everything I may still take back. */
export interface Restart {
  t: 'restart';
  id: string;
  seq: number;
}

/** I give up. */
export interface Resign {
  t: 'resign';
  id: string;
  seq: number;
}

/** Shall we call it a draw, or call the game off? */
export interface MakeOffer {
  t: 'offer';
  id: string;
  seq: number;
  what: 'call_off' | 'draw';
}

/** I agree to what is offered. */
export interface Accept {
  t: 'accept';
  id: string;
  seq: number;
  what: 'call_off' | 'draw';
}

/** I do not agree to what is offered. */
export interface Decline {
  t: 'decline';
  id: string;
  seq: number;
  what: 'call_off' | 'draw';
}

/** I offer it no longer. */
export interface Withdraw {
  t: 'withdraw';
  id: string;
  seq: number;
  what: 'call_off' | 'draw';
}

/** The time of another seat is out: I have won, or the game is called off. */
export interface Claim {
  t: 'claim';
  id: string;
  seq: number;
  what: 'call_off' | 'win';
}

/** The time of another seat is out: I give it a day. */
export interface GiveTime {
  t: 'give_time';
  id: string;
  seq: number;
}

/** A line to the other players. */
export interface Say {
  t: 'say';
  id: string;
  text: string;
}

/** Why can I not do this, what can it cost me, and could I take it back? */
export interface AskAbout {
  t: 'about';
  action: number;
}

/** What would these acts cost or bring, of those that are open to me? */
export interface AskExpect {
  t: 'expect';
  actions: number[];
}

/** What would the best bot do in my place? */
export interface AskHint {
  t: 'hint';
  id: string;
  seq: number;
}

/** My share of the dice, which I had sealed: shown when every seat is taken. */
export interface GiveNonce {
  t: 'nonce';
  nonce: string;
}

/** Are you there? */
export interface Ping {
  t: 'ping';
}

/** One line of the log: written after `n` moves, at a time (none in a replay). `by` is the seat whose move that was, -1 for chance and for the set-up; `cause` is the seat whose move chance answered there. `comment` is what the player said with the move, on the first line about it. */
export interface LogLine {
  n: number;
  id: string;
  args: Record<string, number | string>;
  at: number | null;
  comment?: string;
  by?: number;
  cause?: number;
}

/** How a game ended. */
export interface Result {
  winners: number[];
  scores: number[];
  why: string;
}

/** What `seat` offers to everybody, and who has not answered yet. */
export interface Offer {
  what: 'call_off' | 'draw';
  seat: number;
  asked: number[];
}

/** The promise about the dice; `secret` is shown when the game is over. `seals` are the SHA-256 of the nonces, which are shown when the table is dealt. `show`: the deal waits for the nonce of this reader. */
export interface Fairness {
  commitment: string;
  seals: (string | null)[];
  nonces: (string | null)[];
  secret: string | null;
  show: boolean;
}

/** Where a lesson stands: at step `step`, from 0, of `steps`; at `steps` it is done. `text` is the id of what is said now, `clauses` the rules it shows, `action` the move the lesson asks for, null when it is done. */
export interface Lesson {
  name: string;
  step: number;
  steps: number;
  text: string;
  clauses: string[];
  action: number | null;
}

/** Everything one reader may know of a table, and what that reader may do. Log lines from `log_from` on replace what the page has. `begun` is false until every seat is taken and the table is dealt; `rematch` is the table of the next game; `part` says which game of a series this is. `offer` stands on the table; `offers` is what this reader may offer. Spectators see the table as it was `delay` minutes ago. `options` are those it plays otherwise than usual. `lesson` is there where the table is one of a lesson. `forced`: there is one action, nothing to take back, and everybody can see that. What can be taken back nobody else knows of yet; `undoes` is the action that goes first. The first `given` of its `moves` are those of another game. A table that is `stopped` is not played on, because the rules here are others: it says why, and shows what they agree on. `time` is how long seats may think, `clocks` how their clocks stand; `rated`: the game counts for ratings. `bids` is there where the sides are bid for. */
export interface View {
  t: 'view';
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seq: number;
  seat: number | null;
  position: JsonObject;
  prompt: Message;
  waiting: number[];
  actions: number[];
  forced: boolean;
  can_undo: boolean;
  undoes: number | null;
  log_from: number;
  log: LogLine[];
  result: Result | null;
  seats: SeatInfo[];
  moves: number;
  given: number;
  fairness: Fairness;
  ack: string | null;
  begun: boolean;
  rematch: string | null;
  part: Part | null;
  offer: Offer | null;
  offers: ('call_off' | 'draw')[];
  delay: number;
  lesson: Lesson | null;
  stopped: Message | null;
  time: Time | null;
  rated: boolean;
  clocks: Clocks | null;
  bids: Bids | null;
}

/** What is new in a view against the last one on this connection; the rest is as it was. `position` holds the fields that are new, `within` the new entries of fields that have many. Log lines are those of a view, and so is `ack`. */
export interface Change {
  t: 'change';
  log_from: number;
  log: LogLine[];
  position?: JsonObject;
  within?: Record<string, JsonObject>;
  ack?: string | null;
  seq?: number;
  prompt?: Message;
  waiting?: number[];
  actions?: number[];
  forced?: boolean;
  can_undo?: boolean;
  undoes?: number | null;
  result?: Result | null;
  seats?: SeatInfo[];
  moves?: number;
  fairness?: Fairness;
  begun?: boolean;
  rematch?: string | null;
  offer?: Offer | null;
  offers?: ('call_off' | 'draw')[];
  stopped?: Message | null;
  clocks?: Clocks | null;
}

/** What was asked had been carried out before; the page has seen what it changed. */
export interface Done {
  t: 'done';
  id: string;
}

/** What was asked is not allowed; nothing changed. */
export interface Refusal {
  t: 'refused';
  id: string;
  reason: Reason;
}

/** The answer to `about`. */
export interface About {
  t: 'about';
  action: number;
  reason: Reason | null;
  danger: Reason | null;
  safer: number | null;
  final: boolean;
  repeats: number;
  expect: JsonObject;
}

/** What one act would cost or bring: as its game tells it. */
export interface Expectation {
  action: number;
  expect: JsonObject;
}

/** The answer to `expect`: of the acts open at the question numbered `seq`. */
export interface Expected {
  t: 'expected';
  seq: number;
  acts: Expectation[];
}

/** One moment of a lesson: what its learner sees, and what is said of some acts there. */
export interface LessonScene {
  view: View;
  abouts: About[];
}

/** Nothing was done yet: the act can lose at once, and `safer` cannot, or it ends undo. */
export interface Held {
  t: 'held';
  id: string;
  action: number;
  danger: Reason | null;
  safer: number | null;
  final: boolean;
}

/** What changes with an act on average, in the unit of the game: `term-<name>` in its words. */
export interface Gain {
  term: string;
  amount: number;
}

/** What becomes of a stake by an act: of a `kind`, named by the message `what`, it is "won" or "lost" to a `degree` or "kept" from it, by a `chance` from 0 to 1. In the words of the game it is `deed-<kind>-<change>-<degree>`, or that without the degree. */
export interface Deed {
  kind: string;
  what: string;
  change: string;
  degree: string;
  chance: number;
}

/** What the best bot would do about the question numbered `seq`, and what it expects of it, the most first: `why` by the terms of the game, and what is taken, kept or given away. Nothing is done. */
export interface Hint {
  t: 'hint';
  id: string;
  seq: number;
  action: number;
  why: Gain[];
  deeds: Deed[];
}

/** Somebody came, left, or changed name; or a rematch was offered. */
export interface Seats {
  t: 'seats';
  seats: SeatInfo[];
  rematch: string | null;
}

/** Line `n` of what the players say to each other. */
export interface TalkLine {
  n: number;
  seat: number;
  text: string;
  at: number;
}

/** What the players say to each other: the last lines, or a new one; not for spectators. */
export interface Talk {
  t: 'talk';
  lines: TalkLine[];
  ack: string | null;
}

/** A message that is no message of this wire, or not this reader's to send. */
export interface Error {
  t: 'error';
  code: 'banned' | 'foreign' | 'late' | 'malformed' | 'oversized' | 'rebuilt' | 'too-many' | 'unavailable';
  detail: string;
}

/** I am here. */
export interface Pong {
  t: 'pong';
}

/** The name a guest wants to be called by. */
export interface Nickname {
  nickname: string;
}

/** Where a table begins: after `upto` moves of a table whose game is over, or of a record. */
export interface Start {
  upto: number;
  table?: string | null;
  record?: JsonObject | null;
}

/** A table to be made, the first of a series if it is for several games. Each seat is "me", "open", "bot:<name>" or "player:<name>", kept for who is invited. Several may be "me": then people share one screen. With `lots` who was named sits where the lot falls. A series for two that ends when it is `decided` is the best of its games. With `bids` two people bid for the sides before each game. With a `start` the game goes on from there, by the options it was played with. */
export interface NewTable {
  game: string;
  seats: string[];
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  games?: number;
  decided?: boolean;
  bids?: boolean;
  lots?: boolean;
  delay?: 0 | 1 | 5 | 15 | 60;
  seal?: string | null;
  commitment?: string | null;
  promise?: string | null;
  start?: Start | null;
  time?: Time | null;
  rated?: boolean;
}

/** What I would have the first side given and still play the second; below 0, the second. */
export interface Bid {
  amount: number;
}

/** Taking an open seat: the named one, or the first that is free. */
export interface Join {
  seat?: number | null;
  seal?: string | null;
}

/** Blocking who sits there. */
export interface BlockSeat {
  seat: number;
}

/** Blocking a guest no longer. */
export interface LiftBlock {
  id: string;
}

/** What is wrong at a table, for whoever runs the server. */
export interface NewReport {
  kind: 'behaviour' | 'frozen' | 'rules';
  text?: string;
}

/** A vacation: from now on, or from a later time, until its end; seconds since 1970. */
export interface NewVacation {
  end: number;
  start?: number | null;
}

/** What somebody wants to play who looks for an opponent. */
export interface Wish {
  game: string;
  time?: Time | null;
  rated?: boolean;
  seal?: string | null;
}

/** What I answer from now on to a question: about a card, or about whatever card has no plan. No action: I want to be asked. */
export interface NewPlan {
  question: string;
  card?: string;
  action?: number | null;
  seat?: number | null;
}

/** A plan that is to be forgotten. */
export interface OldPlan {
  question: string;
  card?: string;
  seat?: number | null;
}

/** A tournament to be made. `rounds` counts for a Swiss one; `bots` enter at once. */
export interface NewTournament {
  name: string;
  game: string;
  system: 'knock_out' | 'round_robin' | 'swiss';
  time: Time;
  rounds?: number;
  rated?: boolean;
  bots?: string[];
}

/** Asking for a rematch, or accepting one. */
export interface Again {
  seal?: string | null;
}

/** A game in any form, and the one in which it is wanted. */
export interface RecordText {
  text: string;
  form: 'compact' | 'json' | 'text';
}

/** One moment of a record that somebody brings along. */
export interface ReplayRequest {
  record: JsonObject;
  upto?: number | null;
  seat?: number | 'all' | null;
}

/** A record of a game that is over; its mistakes are found where they are wanted. */
export interface StudyRequest {
  record: JsonObject;
  mistakes?: boolean;
}

/** The server is up and its database answers. */
export interface Health {
  status: 'ok';
}

/** One option of a game; a `handicap` helps a side. */
export interface Option {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  clause: string;
  handicap: boolean;
}

/** What a bot has earned on the ladder: its rating, on the scale of players, and how often it `beats` the one below, in per cent, with the interval that holds the truth in 95 of 100 cases. Of no `games` for the lowest; among four it is how much of the others it is placed above. */
export interface Level {
  rating: number;
  beats: number;
  low: number;
  high: number;
  games: number;
}

/** One game of the shelf; `lessons` are the names of its lessons, in order, `levels` what its bots have earned on the ladder, where it was played, `styles` how they may play. `page` are the files another package draws its game with: index.js and poster.svg. */
export interface GameInfo {
  name: string;
  version: number;
  seats: string[];
  options: Option[];
  bots: string[];
  styles: string[];
  levels: Record<string, Level>;
  lessons: string[];
  page: string[];
}

/** What a page keeps to play against bots without the server: `files` beside the page, so many `bytes` of them. Its `worker` plays with what is in the `archive`. */
export interface Offline {
  worker: string;
  archive: string;
  files: string[];
  bytes: number;
}

/** A game against bots as a device keeps it: on each seat "me", by that `name`, or a bot; its record, and when it was begun and each move made. A new one has no record yet. */
export interface KeptGame {
  id: string;
  name: string;
  game: string;
  seats: string[];
  options: Record<string, boolean | number | string>;
  record: JsonObject | null;
  times: number[];
  over: boolean;
}

/** A verb of the action table and the kind of noun it takes ("" for none). One that `leaves_off` ends an act, or lets something be. */
export interface Verb {
  word: string;
  kind: string;
  leaves_off: boolean;
}

/** What never changes about a game: its action table and what is printed on its pieces. */
export interface CatalogueData {
  verbs: Verb[];
  nouns: Record<string, string[]>;
  seats: string[];
  printed: JsonObject;
}

/** One numbered sentence of the rules. */
export interface Clause {
  id: string;
  text: string;
}

/** One chapter of the rules. */
export interface Section {
  id: string;
  title: string;
  text: string;
  clauses: Clause[];
}

/** The rules of one game. */
export interface Rules {
  title: string;
  language: string;
  text: string;
  sections: Section[];
}

/** The guest who asks, and whether that is an account. */
export interface Me {
  id: string;
  nickname: string;
  account: boolean;
}

/** The SHA-256 of a secret the server has drawn for a table of the guest, and its number. Both go with the table that is made; each is good for one table. */
export interface Commitment {
  commitment: string;
  promise: string;
}

/** The id of a table. */
export interface TableId {
  id: string;
}

/** A table as the lobby shows it. Times are seconds since 1970, UTC. Who sits there is told for whom it is `waiting`, and what that guest is `asked`, if that is known, and whether that is `off_turn`; not who shares a screen with others, who might read it. `given`: so many of its moves are another game's, from which it is played on. `stopped`: it is known not to be played on, because the rules here are others. `time` is how long seats may think; who sits there sees how the `clocks` stand. `result` is how it ended, if it has. `bids`: the sides are bid for. `remind`: the guest may remind those who are asked. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  my_seats: number[];
  my_turn: boolean;
  waiting: number[];
  asked: Message | null;
  off_turn: boolean;
  begun: boolean;
  over: boolean;
  result: Result | null;
  public: boolean;
  created: number;
  last_move: number;
  commitment: string;
  part: Part | null;
  bids: boolean;
  delay: number;
  given: number;
  stopped: boolean;
  time: Time | null;
  rated: boolean;
  clocks: Clocks | null;
  remind: boolean;
}

/** How strong somebody is held to be in a game, and how many points `apart` from who asks. */
export interface Strength {
  shown: number;
  guess: boolean;
  apart: number;
}

/** How many wait for an opponent: in a `game` at all, and on terms on which one is paired. */
export interface Looking {
  game: number;
  same: number;
}

/** The puzzle of a day, the same for everybody: what `seat` does at a moment of a game. `difficulty` is from 1 to 5; so many have `tried` it, and `solved` it at once. `mine` says whether who asks has found it at once, null before the first try. */
export interface Daily {
  number: number;
  game: string;
  name: string;
  seat: number;
  difficulty: number;
  tried: number;
  solved: number;
  mine: boolean | null;
}

/** What I would do; no action: I want to be told. */
export interface PuzzleAnswer {
  action: number | null;
}

/** What an answer is worth: `cost` is the chance to win that it gives away, `why` what the best answer brings more, or of the best itself what it changes. The `best` is told to who has found it or gives up. */
export interface Judged {
  found: boolean;
  cost: number;
  why: Gain[];
  best: number | null;
  tried: number;
  solved: number;
}

/** The tables of the guest who asks, and the public ones with an open seat. Each list has as many pages as were asked for; there may be `more`. `running` are a few public games of others that can be watched, the liveliest first. `strengths` says, by table, how strong those are who have made the open ones. */
export interface Lobby {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
  more_mine: boolean;
  more_open: boolean;
  strengths: Record<string, Strength>;
}

/** A question that can be answered in advance, how, and the cards it can be about. */
export interface Ahead {
  question: string;
  answers: number[];
  cards: string[];
}

/** What is answered to a question about a card; no action: its player is asked. */
export interface Plan {
  question: string;
  card: string;
  action: number | null;
}

/** Answers in advance of one seat at one table, and what could be answered so. */
export interface Plans {
  seat: number;
  questions: Ahead[];
  plans: Plan[];
}

/** One of my answers in advance, wherever it is. */
export interface MyPlan {
  table: string;
  seat: number;
  question: string;
  card: string;
  action: number | null;
  game: string;
}

/** A guest whom the guest who asks has blocked, and since when. */
export interface Block {
  id: string;
  name: string;
  since: number;
}

/** How many days of vacation the guest has left this year, and the one taken or planned. */
export interface Vacation {
  days_left: number;
  start: number | null;
  end: number | null;
}

/** A player in one game: the value `shown` is the lower end of the band around the `middle`. `guess`: there were few games so far. */
export interface RatedPlayer {
  player: string;
  kind: 'bot' | 'human' | 'open';
  name: string;
  shown: number;
  middle: number;
  most: number;
  games: number;
  guess: boolean;
}

/** How often a side has won (a draw is a half), of how many rated games. */
export interface Side {
  seat: number;
  won: number;
  games: number;
}

/** The rated players of a game, the strongest first, and how its sides fare. */
export interface Ladder {
  game: string;
  players: RatedPlayer[];
  sides: Side[];
}

/** A player in one game: the rating, if there is one, and results by side. `friendly` counts the other games that were played to their end. */
export interface GameRating {
  game: string;
  rating: RatedPlayer | null;
  sides: Side[];
  friendly: number;
}

/** Who else played. */
export interface Opponent {
  player: string;
  name: string;
}

/** A rated game of a player: 1 point, a half or 0, and what it changed in the value shown. */
export interface PlayedGame {
  table: string;
  game: string;
  seat: number;
  others: Opponent[];
  points: number;
  change: number;
  after: number;
  why: string;
  ended: number;
}

/** The value shown before and after a rated game; `middle` is that of its band afterwards. */
export interface RatingPoint {
  game: string;
  ended: number;
  before: number;
  after: number;
  middle: number | null;
}

/** How a player has opened rated games on a seat: `acts` of one kind together, then those of the next; and how many of those `games` were `won`, a draw being a half. */
export interface Opening {
  game: string;
  seat: number;
  acts: number[][];
  won: number;
  games: number;
}

/** A player's page; `course` is how the ratings went in the last thirteen weeks, `answers` within how many seconds they usually answer by mail, if that is known. `called_off` counts the rated games that ended so; `playing` are games that whoever asks may watch now. */
export interface Profile {
  player: string;
  kind: 'bot' | 'human' | 'open';
  name: string;
  since: number | null;
  account: boolean;
  games: GameRating[];
  recent: PlayedGame[];
  course: RatingPoint[];
  openings: Opening[];
  answers: number | null;
  called_off: number;
  playing: TableInfo[];
}

/** Who sits on a seat, and the rating in the game of that table. */
export interface TablePlayer {
  seat: number;
  player: string;
  name: string;
  shown: number;
  guess: boolean;
}

/** A tournament as a list shows it: in round `round` of `rounds`; `followed` by who asks. */
export interface TournamentInfo {
  id: string;
  name: string;
  game: string;
  system: 'knock_out' | 'round_robin' | 'swiss';
  rounds: number;
  time: Time | null;
  rated: boolean;
  state: 'called_off' | 'open' | 'over' | 'running';
  round: number;
  players: number;
  created: number;
  followed: boolean;
}

/** Who has entered; once it has begun, the strongest first. */
export interface Entrant {
  player: string;
  name: string;
  kind: 'bot' | 'human' | 'open';
  me: boolean;
}

/** An entrant in the standings, by their number: points, and what breaks ties. */
export interface TournamentLine {
  entrant: number;
  points: number;
  wins: number;
  buchholz: number;
  sonneborn: number;
  direct: number;
}

/** A game of a round: who sits where, by their numbers, one alone having a bye; and what each has got when it is over. It `began` and `ended` at these seconds since 1970, and ended as `why` says; a bye has none of these. While it is played it is `waiting` for some seats, `my_turn` if one is of the guest who asks, and its `clocks` stand as that guest may know. */
export interface TournamentGame {
  round: number;
  board: number;
  sits: number[];
  table: string | null;
  points: number[] | null;
  began: number | null;
  ended: number | null;
  why: string | null;
  waiting: number[];
  my_turn: boolean;
  clocks: Clocks | null;
}

/** A tournament: `mine` if the guest who asks has made it, `followed` if that guest hears of every new round. */
export interface Tournament {
  id: string;
  name: string;
  game: string;
  system: 'knock_out' | 'round_robin' | 'swiss';
  rounds: number;
  time: Time | null;
  rated: boolean;
  state: 'called_off' | 'open' | 'over' | 'running';
  round: number;
  created: number;
  mine: boolean;
  followed: boolean;
  entrants: Entrant[];
  standings: TournamentLine[];
  games: TournamentGame[];
}

/** The number of a report that was kept. */
export interface Filed {
  number: number;
}

/** One player of a series: points game by game, their sum, games won, and the place so far. `player` is the seat of the first game. */
export interface Standing {
  player: number;
  kind: 'bot' | 'human' | 'open';
  name: string;
  points: number[];
  total: number;
  wins: number;
  place: number;
}

/** A series of `games` games: its tables so far, and its players in the order of places. One that ends when it is `decided` is the best of so many. */
export interface Series {
  id: string;
  game: string;
  games: number;
  tables: string[];
  over: boolean;
  standings: Standing[];
  decided: boolean;
}

/** Why an HTTP request was turned down. */
export interface Problem {
  error: Message;
  detail: string;
}

/** A finished game as data: what a .detente.json file holds. */
export interface RecordFile {
  detente: number;
  game: string;
  version: number;
  options: Record<string, boolean | number | string>;
  seed: number | null;
  moves: [number, number][];
  fairness: JsonObject | null;
  comments?: [number, string][];
  given?: number;
  behaviour?: string;
}

/** A choice that mattered: who made it, as which move of the record, what changed with it. */
export interface KeyChoice {
  seat: number;
  move: number;
  action: number;
  why: Gain[];
}

/** The choices of the bots at a table that mattered most. */
export interface KeyChoices {
  choices: KeyChoice[];
}

/** After how many moves a game stood how, in its unit: how far the first seat was ahead or, where all play for themselves, what each had. */
export interface CoursePoint {
  move: number;
  worth: number[];
}

/** A choice that was clearly a mistake: who made it, as which move of the record, how much of the chance of winning it cost, from 0 to 1, what the better one would have brought, and the line that begins with it, seats and actions. */
export interface Mistake {
  seat: number;
  move: number;
  action: number;
  cost: number;
  why: Gain[];
  line: [number, number][];
}

/** A game that is over, as far as it is studied: `looked` of its `choices` are judged. `studying`: the others will be, too. */
export interface Study {
  course: CoursePoint[];
  mistakes: Mistake[];
  looked: number;
  choices: number;
  studying: boolean;
}

/** One moment of a finished game, of `total` moves. `open` holds the position of each seat where everything is shown. */
export interface ReplayView extends View {
  total: number;
  open: JsonObject[] | null;
}

/** A puzzle to be solved: the moment as its seat knows it, and the answers there are. */
export interface PuzzleView {
  seat: number;
  difficulty: number;
  answers: number[];
  moment: ReplayView;
  tried: number;
  solved: number;
  mine: boolean | null;
}

/** Becoming an account, with a name nobody else has and a password. */
export interface Register {
  name: string;
  password: string;
  language: 'en' | 'fr';
}

/** Signing in, by name or address; `bring` the tables of the guest who asks along. */
export interface Enter {
  name: string;
  password: string;
  bring?: boolean;
}

/** A link by mail: to sign in, or to choose a new password. `register`: where the address is unknown, it makes the guest who asks an account. */
export interface AskLink {
  mail: string;
  language: 'en' | 'fr';
  reset?: boolean;
  register?: boolean;
}

/** A link that came by mail; with one to choose a new `password`, that password. */
export interface UseLink {
  token: string;
  password?: string | null;
  bring?: boolean;
}

/** The code that another device shows. */
export interface UseCode {
  code: string;
}

/** Another password, and the one so far if there is one. */
export interface NewPassword {
  password: string;
  old?: string | null;
}

/** Another address, to which a link is sent. */
export interface NewMail {
  mail: string;
}

/** A key that a browser has made; for a guest, the name of the account it opens. */
export interface NewPasskey {
  answer: JsonObject;
  name?: string;
  language?: 'en' | 'fr';
}

/** What a key has signed; the tables of this guest may come along. */
export interface UsePasskey {
  answer: JsonObject;
  bring?: boolean;
}

/** A key that is to open nothing any more. */
export interface OldPasskey {
  id: string;
}

/** Signing out of a session; without an id, of all but this one. */
export interface EndSessions {
  id?: string | null;
}

/** Deleting the account, or the guest; the name says that it is meant. */
export interface Forget {
  name: string;
}

/** Who may keep a seat for me: everybody, whom I follow, nobody. */
export interface Invitations {
  inviters: 'all' | 'friends' | 'none';
}

/** What the page keeps for an account: its settings and the lessons that were learnt. */
export interface Kept {
  language: 'en' | 'fr';
  settings: JsonObject;
}

/** How I want to be told that I am asked; a `reminder` after so many hours, 0 for none. About a table that is `quiet` nothing is told by these ways. `off_turn`: I am told of questions that come while another is on turn, too. `always`: I am told while I have the table open, too. */
export interface NewNotices {
  mail?: boolean;
  webhook?: string | null;
  reminder?: number;
  quiet?: Record<string, ('mail' | 'push' | 'webhook')[]>;
  off_turn?: boolean;
  always?: boolean;
}

/** A browser that wants to be told: what its push service gave it. */
export interface NewBrowser {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A browser that is not to be told any more. */
export interface OldBrowser {
  endpoint: string;
}

/** A bot to be made; its name is shown with BOT before it. */
export interface NewBot {
  name: string;
}

/** One of my bots. */
export interface BotId {
  id: string;
}

/** Somebody with an account, by name. */
export interface PlayerName {
  name: string;
}

/** Somebody I follow, or block. */
export interface PlayerId {
  id: string;
}

/** An answer to the question numbered `seq`; sent again with the same `id` it is done once. */
export interface BotAct {
  seq: number;
  action: number;
  id?: string | null;
}

/** Where the account is signed in: on which device, how, since when; `here` is this one. */
export interface SessionInfo {
  id: string;
  device: string;
  how: 'code' | 'link' | 'passkey' | 'password';
  since: number;
  seen: number;
  here: boolean;
}

/** A key that opens the account: made on which device, when, and when it was used last. */
export interface PasskeyInfo {
  id: string;
  device: string;
  made: number;
  used: number | null;
}

/** What a browser is asked before it makes or uses a key, as WebAuthn has it. */
export interface Riddle {
  options: JsonObject;
}

/** Who asks, and how: a guest has no sessions and no `since`. `offers_mail` says whether this server can send mails, `offers_passkeys` whether it knows keys. `mail` is shown in part. */
export interface Account {
  nickname: string;
  account: boolean;
  since: number | null;
  guest_since: number | null;
  mail: string | null;
  password: boolean;
  sessions: SessionInfo[];
  running: number;
  finished: number;
  offers_mail: boolean;
  passkeys: PasskeyInfo[];
  offers_passkeys: boolean;
  invitations: 'all' | 'friends' | 'none';
}

/** What another device is shown or told, and until when it works. */
export interface Code {
  code: string;
  until: number;
}

/** What a link has done. */
export interface LinkOpened {
  what: 'code' | 'enter' | 'mail' | 'passkey' | 'register' | 'reset';
}

/** If the address is known, a link is on its way. */
export interface Sent {
  sent?: boolean;
}

/** A player one may invite: rating in the game, and rated games won and lost against them. */
export interface Found {
  id: string;
  name: string;
  shown: number;
  guess: boolean;
  won: number;
  lost: number;
  here: boolean;
}

/** Somebody I follow; where that is mutual, when they were seen, and whether they are here. */
export interface FriendInfo {
  id: string;
  name: string;
  mutual: boolean;
  seen: number | null;
  here: boolean;
}

/** One of my bots, and since when there is one. */
export interface BotInfo {
  id: string;
  name: string;
  since: number;
}

/** A bot and the token that proves it, which is told once. */
export interface BotToken {
  id: string;
  token: string;
}

/** How I am told, and what this server can do: `push_key` is null where it tells no browsers. */
export interface Notices {
  mail: boolean;
  webhook: string | null;
  reminder: number;
  quiet: Record<string, ('mail' | 'push' | 'webhook')[]>;
  off_turn: boolean;
  always: boolean;
  browsers: number;
  offers_mail: boolean;
  offers_webhook: boolean;
  push_key: string | null;
}

/** What the page keeps for the account; null for a guest, and before anything was kept. */
export interface Settings {
  settings: JsonObject | null;
}

export type ToServer = Do | Type | Undo | Restart | Resign | MakeOffer | Accept | Decline | Withdraw | Claim | GiveTime | Say | AskAbout | AskExpect | AskHint | GiveNonce | Ping;

export type FromServer = View | Change | Done | Refusal | Held | About | Expected | Hint | Seats | Talk | Error | Pong;
