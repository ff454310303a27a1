import { variantLabel } from '@haberdash/kit/variant-label';
import type { Side } from '../../../editor/BothStates';
import { updateOf, type Kept } from '../../../editor/update';
import { cellsIn, columnLabels, columns, type Cells } from '../../grid/cells';
import { withVariant } from './choose';
import type { Colour, Combination, Draft, Row } from './draft';
import { changedCells, colourFieldsIn, colourIdsIn, rowIn, type ColourFields } from './rebase';

/** Both this admin and somebody else changed these fields; both states are kept. */
export type Conflict = CellConflict | ColourConflict | VariantConflict;

/** `id` is the variant's. */
type CellConflict = Kept<Cells> & { kind: 'cell'; id: string };
/** `id` is that of the latest version. */
type ColourConflict = Kept<ColourFields> & { kind: 'colour'; id: string };

/** One side changed a variant that the other side removed, took off sale or put on sale. */
export interface VariantConflict {
  kind: 'variant';
  /** In the latest version. */
  place: Combination;
  /** Null means that the variant is removed. */
  mine: Row | null;
  theirs: Row | null;
  kept: Side;
  /** Its colour, which may be gone with it. */
  colour: Colour | undefined;
}

/** The states of the draft and of the latest version where they contradict each other. */
export function conflictsIn(draft: Draft, before: Draft, latest: Draft): Conflict[] {
  return [
    ...cellConflicts(draft, latest),
    ...colourConflicts(draft, before, latest),
    ...variantConflicts(draft, before, latest),
  ];
}

function cellConflicts(draft: Draft, latest: Draft): CellConflict[] {
  return savedRows(draft).flatMap((row) => {
    const { kept = [] } = cellUpdate(row, rowIn(latest, row)) ?? {};
    return kept.map((cell) => ({ kind: 'cell', id: row.saved!._id, ...cell }));
  });
}

const cellUpdate = (own: Row, theirs: Row | undefined) =>
  theirs && updateOf({ typed: cellsIn(own), before: cellsIn(own.saved!), latest: cellsIn(theirs) });

function colourConflicts(draft: Draft, before: Draft, latest: Draft): ColourConflict[] {
  return colourUpdates(draft, before, latest).flatMap(({ theirs: { id }, kept }) =>
    kept.map((field) => ({ kind: 'colour', id, ...field })),
  );
}

function colourUpdates(draft: Draft, before: Draft, latest: Draft) {
  const idOf = colourIdsIn(draft, latest);
  return Object.values(before.colours).flatMap((was) => {
    const [mine, theirs] = [draft.colours[was.id], latest.colours[idOf(was.id)]];
    if (!mine || !theirs) return [];
    const sides = {
      typed: colourFieldsIn(mine),
      before: colourFieldsIn(was),
      latest: colourFieldsIn(theirs),
    };
    return [{ theirs, ...updateOf(sides) }];
  });
}

function variantConflicts(draft: Draft, before: Draft, latest: Draft): VariantConflict[] {
  const idOf = colourIdsIn(draft, latest);
  return savedRows(before).flatMap((was) => {
    const [own, theirs] = [rowIn(draft, was), rowIn(latest, was) ?? null];
    const isBoth = isTouched(was, own) && isTouched(was, theirs);
    if (!isBoth || isSold(own) === isSold(theirs)) return [];
    const colourId = was.colourId && idOf(was.colourId);
    const place = { size: was.size, colourId };
    const mine = own ? mineOver(theirs, own, place) : null;
    const kept = isSold(own) === isSold(was) ? 'theirs' : 'mine';
    return [{ kind: 'variant', place, mine, theirs, kept, colour: draft.colours[was.colourId ?? ''] }];
  });
}

/** The input of a row over the saved version of somebody else, or as a new variant. */
const mineOver = (theirs: Row | null, own: Row, place: Combination): Row =>
  theirs ? { ...theirs, ...changedCells(own), onSale: own.onSale } : { ...own, ...place, saved: null };

const savedRows = ({ rows }: Draft): Row[] => Object.values(rows).filter(({ saved }) => saved);

const isSold = (row: Row | null | undefined): boolean => row?.onSale ?? false;

/** Whether a side has changed the variant: its cells, or whether it is for sale. */
function isTouched(was: Row, row: Row | null | undefined): boolean {
  if (!row || row.onSale !== was.onSale) return true;
  return columns.some((column) => row[column] !== was.saved![column]);
}

/** Applies one side's state of a variant. */
export const settle = (draft: Draft, conflict: VariantConflict, side: Side): Draft =>
  withVariant(draft, conflict.place, conflict[side], conflict.colour);

/** Only somebody else changed these, in words: `S · Navy, Price`. */
export function updatesIn(draft: Draft, before: Draft, latest: Draft): string[] {
  const colours = colourUpdates(draft, before, latest).flatMap(({ theirs, taken }) =>
    taken.map((field) => `${theirs.name}, ${colourFieldLabels[field]}`),
  );
  const added = savedRows(latest).filter((row) => !rowIn(before, row));
  const changed = savedRows(before).flatMap((was) => {
    const [own, theirs] = [rowIn(draft, was), rowIn(latest, was)];
    const label = labelIn(before, was);
    if (isSold(theirs) !== isSold(was)) return isTouched(was, own) ? [] : [`${label}, ${saleText(theirs)}`];
    const { taken = [] } = (own && cellUpdate(own, theirs)) ?? {};
    return taken.map((column) => `${label}, ${columnLabels[column]}`);
  });
  return [...colours, ...changed, ...added.map((row) => `${labelIn(latest, row)}, new`)];
}

export const colourFieldLabels = { name: 'Name', hex: 'Shade', image: 'Picture' };

/** A state reads as `on sale`. */
export function saleText(row: Row | null | undefined): string {
  if (!row) return 'removed';
  return row.onSale ? 'on sale' : 'off sale';
}

/** A variant reads as `S · Navy`. */
export const labelIn = ({ colours }: Draft, { size, colourId }: Combination): string =>
  variantLabel({ size, colour: colourId === null ? null : (colours[colourId]?.name ?? null) });
