import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { columnLabels, type Column, type Writes } from './cells';
import styles from './grid.module.css';
import { isWritten, writesOf } from './paste';

interface GridProps {
  className?: string;
  columns: readonly Column[];
  /** The keys of the rows that take input, from top to bottom. */
  keys: readonly string[];
  /** The heads before and after those of the columns. */
  before: ReactNode;
  after?: ReactNode;
  onWrite: (writes: Writes) => void;
  /** The bodies of the table, whose rows have `GridCells`. */
  children: ReactNode;
}

/**
 * Prices, stock and numbers of variants, a row each. Enter moves down a column, Shift and Enter move up. A pasted
 * block of a spreadsheet fills the cells down and to the right.
 */
export function Grid({ className, columns, keys, before, after, onWrite, children }: GridProps) {
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { key, column } = (event.target as HTMLElement).dataset;
    if (!key || !isWritten(column as Column, text)) return;
    event.preventDefault();
    const below = keys.slice(keys.indexOf(key));
    onWrite(writesOf(below, columns.slice(columns.indexOf(column as Column)), text));
  };

  return (
    <table className={`${styles.grid} ${className}`} onKeyDown={goDown} onPaste={paste}>
      <thead>
        <tr>
          {before}
          {columns.map((column) => (
            <th key={column} scope="col">
              {columnLabels[column]}
            </th>
          ))}
          {after}
        </tr>
      </thead>
      {children}
    </table>
  );
}

/** Enter goes down from cells only, which have a `data-column`. */
function goDown(event: KeyboardEvent<HTMLTableElement>): void {
  const { column } = (event.target as HTMLElement).dataset;
  if (event.key !== 'Enter' || !column) return;
  event.preventDefault();
  const cells = event.currentTarget.querySelectorAll<HTMLInputElement>(
    `input[data-column=${column}]:enabled`,
  );
  const place = [...cells].indexOf(event.target as HTMLInputElement);
  const next = cells[place + (event.shiftKey ? -1 : 1)];
  next?.focus();
  next?.select();
}
