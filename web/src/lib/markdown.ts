/** The little Markdown the rules are written in: paragraphs, tables, bold. */

export type Block = { t: 'text'; text: string } | { t: 'table'; head: string[]; rows: string[][] };

const RULE = /^\|[\s:|-]+\|$/;
const isRow = (line: string) => line.startsWith('|') && line.endsWith('|');
const cells = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

/** A text as paragraphs and tables, in order. */
export function blocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const lines = part.split('\n').map((line) => line.trim());
      if (!lines.every(isRow)) return { t: 'text', text: part };
      const [head = [], ...rows] = lines.filter((line) => !RULE.test(line)).map(cells);
      return { t: 'table', head, rows };
    });
}

/** A paragraph as stretches; marks for code are not shown. */
export function stretches(text: string): { text: string; bold: boolean }[] {
  return text
    .replaceAll('`', '')
    .split('**')
    .map((part, i) => ({ text: part, bold: i % 2 === 1 }))
    .filter((part) => part.text);
}
