/** What the keys do at a table. */

import type { GamePage } from '../../games/page';
import { focusedNoun, focusFirst, isPointed, isSpent, stepLit, type Key } from '../keys';
import type { LookBack } from '../lookback.svelte';
import { prefer, prefs } from '../prefs.svelte';
import type { Table } from '../table.svelte';
import { looseActs, mainAct } from './Acts.svelte';
import type { Arrows } from './arrows.svelte';
import { pressAct } from './finish';
import type { Showing } from './showing.svelte';

export interface Windows {
  help: () => void;
  menu: () => void;
  cards: () => void;
  rules: () => void;
  /** Goes on from what was counted, while it is told. */
  goOn: (() => void) | null;
  arrows: Arrows;
  showing: Showing;
}

export function tableKeys(
  table: Table,
  game: GamePage | null,
  back: LookBack,
  windows: Windows,
): Key[] {
  if (table.handTo !== null) return [];
  return [
    { keys: ['n'], id: 'page-key-next', act: () => stepLit(1) },
    { keys: ['p'], id: 'page-key-previous', act: () => stepLit(-1) },
    {
      keys: ['Enter'],
      id: 'page-key-confirm',
      act: (event) => confirm(table, game, windows.goOn, event),
    },
    {
      keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      id: 'page-key-number',
      act: (event) => {
        if (!windows.goOn) choose(table, game, Number(event.key) - 1);
      },
    },
    { keys: ['u'], id: 'page-key-undo', act: () => table.acts.undo() },
    { keys: ['r'], id: 'page-key-restart', act: () => table.acts.restart() },
    {
      keys: ['w'],
      id: 'page-key-why',
      act: () => {
        const noun = focusedNoun();
        if (noun) void table.acts.why(noun.id, noun.at);
      },
    },
    {
      keys: ['i'],
      id: 'page-key-read',
      act: () => {
        const noun = focusedNoun();
        if (noun) table.read(noun.id);
      },
    },
    { keys: ['a'], id: 'page-key-hint', act: () => table.acts.askHint() },
    { keys: ['s'], id: 'page-key-since', act: () => back.since() },
    { keys: [','], id: 'page-key-back', act: () => back.step(-1) },
    { keys: ['.'], id: 'page-key-forward', act: () => back.step(1) },
    { keys: ['Escape'], id: 'page-key-leave', act: () => back.now() },
    { keys: ['h'], id: 'page-key-hand', act: () => focusFirst('.tray [data-noun]') },
    { keys: ['b'], id: 'page-key-board', act: () => focusFirst('.board [data-noun]') },
    { keys: ['o'], id: 'page-key-offer', act: () => focusFirst('[data-testid=offer] button') },
    { keys: ['e'], id: 'page-key-lesson', act: () => focusFirst('.ways .button:last-child') },
    { keys: ['l'], id: 'page-key-log', act: () => focusFirst('[role=log]') },
    { keys: ['c'], id: 'page-key-cards', act: windows.cards },
    {
      keys: ['d'],
      id: 'page-key-arrow',
      act: () => {
        const noun = focusedNoun();
        if (noun) windows.arrows.mark(noun.id);
        else windows.arrows.drawing = true;
      },
    },
    { keys: ['D'], id: 'page-key-no-arrows', act: () => windows.arrows.clear() },
    { keys: ['v'], id: 'page-key-markers', act: () => windows.showing.turn() },
    { keys: ['f'], id: 'page-key-part', act: () => windows.showing.next(game?.parts ?? []) },
    { keys: ['t'], id: 'page-key-text', act: () => prefer({ text: !prefs.text }) },
    { keys: ['/'], id: 'page-key-rules', act: windows.rules },
    { keys: ['m'], id: 'page-key-menu', act: windows.menu },
    { keys: ['?'], id: 'page-key-help', act: windows.help },
  ];
}

/** The button that shows ↵; else what the keys have moved the focus to. */
function confirm(
  table: Table,
  game: GamePage | null,
  goOn: Windows['goOn'],
  event: KeyboardEvent,
): void {
  const target = event.target;
  const named = table.acts.armed ?? mainAct(table, game)?.code;
  const button = target instanceof HTMLElement && target.closest('button, a, summary');
  const shown = goOn !== null || named !== undefined;
  if (button && !(shown && (isPointed(target) || isSpent(target)))) target.click();
  else if (goOn) goOn();
  else if (named !== undefined) table.acts.propose(named, true);
}

/** The numbered choice of an open note, else the numbered button, else the numbered card. */
function choose(table: Table, game: GamePage | null, i: number): void {
  if (table.acts.aside?.t === 'choose') {
    const action = table.acts.aside.actions[i];
    if (action) void table.acts.propose(action.code, true);
    return;
  }
  const loose = table.myTurn ? looseActs(table, game) : [];
  if (loose[i] && loose.length > 1) {
    pressAct(table, game, loose[i]);
    return;
  }
  const cards = document.querySelectorAll<HTMLElement>('.tray [data-noun]');
  cards[i]?.focus();
  cards[i]?.click();
}
