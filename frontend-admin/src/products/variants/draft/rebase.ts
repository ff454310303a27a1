import { columns } from '../../grid/cells';
import { withMissingRows } from './choose';
import { inSizeOrder, keyOf, type Colour, type Draft, type Row } from './draft';

/**
 * Applies the changes of a draft to the latest saved version: changed fields stay, all others are taken from
 * the latest.
 */
export function rebase(draft: Draft, before: Draft, latest: Draft): Draft {
  const idOf = colourIdsIn(draft, latest);
  const chosen = (ids: string[]) => ids.map(idOf);
  return withMissingRows({
    ...latest,
    scale: draft.scale === before.scale ? latest.scale : draft.scale,
    sizes: inSizeOrder(mergedList(draft.sizes, before.sizes, latest.sizes), latest.scales),
    colourIds: mergedList(chosen(draft.colourIds), chosen(before.colourIds), latest.colourIds),
    colours: { ...latest.colours, ...changedColours(draft, before, latest, idOf) },
    rows: mergedRows(draft, before, latest, idOf),
  });
}

type IdOf = (colourId: string) => string;

/** Somebody else may have renamed a colour: its variants tell which one it is. */
export function colourIdsIn(draft: Draft, latest: Draft): IdOf {
  const ids = new Map<string, string>();
  for (const row of Object.values(draft.rows)) {
    const colourId = rowIn(latest, row)?.colourId;
    if (row.colourId && colourId) ids.set(row.colourId, colourId);
  }
  return (colourId) => ids.get(colourId) ?? colourId;
}

/** Applies additions and removals made here. */
function mergedList<T>(here: T[], before: T[], latest: T[]): T[] {
  const removed = new Set(before.filter((item) => !here.includes(item)));
  const added = here.filter((item) => !before.includes(item));
  return [...new Set([...latest.filter((item) => !removed.has(item)), ...added])];
}

function changedColours(draft: Draft, before: Draft, latest: Draft, idOf: IdOf): Draft['colours'] {
  const changed = Object.values(draft.colours).filter((colour) => colour !== before.colours[colour.id]);
  return Object.fromEntries(
    changed.map((colour) => {
      const id = idOf(colour.id);
      const current = latest.colours[id] ?? colour;
      return [id, { ...current, ...changesOf(colour, before.colours[colour.id]), id }];
    }),
  );
}

export type ColourFields = Omit<Colour, 'id'>;

export const colourFieldsIn = ({ id: _id, ...fields }: Colour): ColourFields => fields;

function changesOf(colour: Colour, before: Colour | undefined): Partial<Colour> {
  const changed = Object.entries(colour).filter(
    ([field, value]) => value !== before?.[field as keyof Colour],
  );
  return Object.fromEntries(changed);
}

function mergedRows(draft: Draft, before: Draft, latest: Draft, idOf: IdOf): Draft['rows'] {
  const rows = new Map(Object.entries(latest.rows));
  for (const row of Object.values(before.rows)) {
    const current = rowIn(latest, row);
    if (current && !rowIn(draft, row)) rows.delete(keyOf(current));
  }
  for (const row of Object.values(draft.rows)) {
    const colourId = row.colourId && idOf(row.colourId);
    const current = rowIn(latest, row);
    if (current) {
      const merged = { ...current, ...changedCells(row), ...changedPlace(row, rowIn(before, row), colourId) };
      rows.delete(keyOf(current));
      rows.set(keyOf(merged), merged);
    } else if (!row.saved && row.onSale) {
      const key = keyOf({ size: row.size, colourId });
      rows.set(key, { ...(rows.get(key) ?? { ...row, colourId }), onSale: true });
    }
  }
  return Object.fromEntries(rows);
}

/** The row of the same variant. */
export const rowIn = ({ rows }: Draft, { saved }: Row): Row | undefined =>
  saved ? Object.values(rows).find((row) => row.saved?._id === saved._id) : undefined;

export function changedCells(row: Row): Partial<Row> {
  const changed = columns.filter((column) => row[column] !== row.saved![column]);
  return Object.fromEntries(changed.map((column) => [column, row[column]]));
}

/** Whether it is on sale and its colour, where that was changed here. */
function changedPlace(row: Row, before: Row | undefined, colourId: string | null): Partial<Row> {
  return {
    ...(row.onSale !== before?.onSale && { onSale: row.onSale }),
    ...(row.colourId !== before?.colourId && { colourId }),
  };
}
