import { columns, type Cells } from '../../grid/cells';
import { type Draft, type Row } from './draft';
import { rowIn } from './rebase';

/** The draft after it was saved: what was changed since it was sent stays, and so do the ids that the page knows its colours by. */
export function savedSince(draft: Draft, sent: Draft, saved: Draft): Draft {
  return {
    ...draft,
    colours: mapped(draft.colours, (colour) => {
      const before = sent.colours[colour.id];
      const now = before && colourNamed(before.name, saved);
      return now ? { ...colour, ...taken(['name', 'hex', 'image'] as const, colour, before, now) } : colour;
    }),
    rows: mapped(draft.rows, (row, key) => {
      const before = sent.rows[key];
      const now = before ? rowLike(before, sent, saved) : rowIn(saved, row);
      if (!now) return row;
      const since: Partial<Cells> = before ? taken(columns, row, before, now) : {};
      return { ...row, ...since, saved: now.saved };
    }),
  };
}

const mapped = <T>(all: Record<string, T>, change: (one: T, key: string) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(all).map(([key, one]) => [key, change(one, key)]));

/** The saved values of what was not changed since it was sent. */
function taken<T, Name extends keyof T>(names: readonly Name[], here: T, before: T, now: T): Pick<T, Name> {
  const left = names.filter((name) => here[name] === before[name]);
  return Object.fromEntries(left.map((name) => [name, now[name]])) as unknown as Pick<T, Name>;
}

const colourNamed = (name: string, { colours }: Draft) =>
  Object.values(colours).find((colour) => colour.name === name.trim());

/** The server knows a row by its size and the name of its colour. */
function rowLike({ size, colourId }: Row, sent: Draft, saved: Draft): Row | undefined {
  const name = colourId === null ? null : sent.colours[colourId]!.name;
  const id = name === null ? null : colourNamed(name, saved)?.id;
  return Object.values(saved.rows).find((row) => row.size === size && row.colourId === id);
}
