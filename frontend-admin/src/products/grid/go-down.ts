import type { KeyboardEvent } from 'react';

/** Enter goes down from cells only, which have a `data-column`. */
export function goDown(event: KeyboardEvent<HTMLTableElement>): void {
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
