/** Lines of a Markdown table; figures stand at their right. */
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

/** Whether it is reached stands beside each bar. */
export const verdict = (bar: string, isMet: boolean): string => `${bar}: ${isMet ? 'met' : 'not met'}`;
