export const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Lines of a Markdown table; figures are aligned on the right. */
export function* table(head: string[], rows: string[][]): Generator<string> {
  const widths = head.map((title, at) => Math.max(title.length, ...rows.map((row) => row[at]!.length)));
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => padded(cell, widths[at]!, at)).join(' | ')} |`;
  yield line(head);
  yield `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  for (const row of rows) yield line(row);
}

const padded = (cell: string, width: number, at: number): string =>
  at === 0 ? cell.padEnd(width) : cell.padStart(width);

/** A limit and whether it is kept. */
export const verdict = (limit: string, isMet: boolean): string => `${limit}: ${isMet ? 'met' : 'not met'}`;
