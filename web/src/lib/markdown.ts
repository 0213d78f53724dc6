/** The little Markdown the rules are written in: paragraphs, tables, bold. */

export type Block = { t: 'text'; text: string } | { t: 'table'; head: string[]; rows: string[][] };

const RULE = /^\|[\s:|-]+\|$/;
const isRow = (line: string) => line.startsWith('|') && line.endsWith('|');
const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** A text as paragraphs and tables, in order; a column of ids is for who writes rules, not for readers. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const lines = part.split('\n').map((line) => line.trim());
      if (!lines.every(isRow)) return { t: 'text', text: part };
      const told = lines.filter((line) => !RULE.test(line)).map(cells);
      const ids = told[0]?.[0] === 'id' ? 1 : 0;
      const [head = [], ...rows] = told.map((row) => row.slice(ids));
      return { t: 'table', head, rows };
    });
}

/** A stretch of a paragraph: `hit` is what the reader looks for. */
export interface Stretch {
  text: string;
  bold: boolean;
  hit: boolean;
}

/** A paragraph as stretches; marks for code are not shown. */
export function stretches(text: string, wanted = ''): Stretch[] {
  return text
    .replaceAll('`', '')
    .split('**')
    .flatMap((part, i) =>
      cut(part, wanted).map((text, n) => ({ text, bold: i % 2 === 1, hit: n % 2 === 1 })),
    )
    .filter((part) => part.text);
}

/** Letters and signs that whoever types does not tell apart. */
const ALIKE = ['aàâä', 'cç', 'eéèêë', 'iîï', 'oôö', 'uùûü', "'’", ' \u00a0', '-–'];

/** What is looked for as a pattern: with accents or without, in capitals or not. */
function pattern(wanted: string): string {
  return [...wanted.toLocaleLowerCase()]
    .map((letter) => {
      const alike = ALIKE.find((letters) => letters.includes(letter));
      return alike ? `[${alike}]` : letter.replace(/[.*+?^${}()|[\]\\]/, '\\$&');
    })
    .join('');
}

/** A text cut at what is looked for: every second piece is a hit. */
function cut(text: string, wanted: string): string[] {
  return wanted ? text.split(new RegExp(`(${pattern(wanted)})`, 'giu')) : [text];
}

/** Whether a text has what is looked for somewhere. */
export const holds = (text: string, wanted: string) =>
  stretches(text, wanted).some((part) => part.hit);
