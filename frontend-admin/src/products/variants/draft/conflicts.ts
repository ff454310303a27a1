import { variantLabel } from '@haberdash/kit/variant-label';
import { type CellConflict, type Column, columnLabels, columns } from '../../grid/cells';
import type { Side } from '../../../editor/BothStates';
import { withVariant } from './choose';
import type { Colour, Combination, Draft, Row } from './draft';
import { changedCells, changesOf, colourFields, colourIdsIn, rowIn } from './rebase';

/** What was changed here and by somebody else, with both states. */
export type Conflict = SavedCellConflict | ColourConflict | VariantConflict;

interface SavedCellConflict extends CellConflict {
  kind: 'cell';
  /** The variant's id. */
  id: string;
}

interface ColourConflict {
  kind: 'colour';
  /** In the latest version. */
  id: string;
  field: (typeof colourFields)[number];
  mine: string;
  theirs: string;
}

/** One side changed a variant that the other side removed, took off sale or put on sale. */
export interface VariantConflict {
  kind: 'variant';
  /** In the latest version. */
  place: Combination;
  /** Null: removed. */
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

function cellConflicts(draft: Draft, latest: Draft): SavedCellConflict[] {
  return Object.values(draft.rows).flatMap((row) => {
    const current = rowIn(latest, row);
    if (!current || !row.saved) return [];
    const { saved } = row;
    const mine = Object.keys(changedCells(row)) as Column[];
    const both = mine.filter(
      (column) => current[column] !== saved[column] && current[column] !== row[column],
    );
    return both.map((column) => ({
      kind: 'cell',
      id: saved._id,
      column,
      mine: row[column],
      theirs: current[column],
    }));
  });
}

function colourConflicts(draft: Draft, before: Draft, latest: Draft): ColourConflict[] {
  const idOf = colourIdsIn(draft, latest);
  return Object.values(before.colours).flatMap((was) => {
    const mine = draft.colours[was.id];
    const theirs = latest.colours[idOf(was.id)];
    if (!mine || !theirs) return [];
    const both = colourFields.filter(
      (field) => mine[field] !== was[field] && theirs[field] !== was[field] && mine[field] !== theirs[field],
    );
    return both.map((field) => ({
      kind: 'colour',
      id: theirs.id,
      field,
      mine: mine[field],
      theirs: theirs[field],
    }));
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

/** What was only changed by somebody else, in words: `S · Navy, Price`. */
export function updatesIn(draft: Draft, before: Draft, latest: Draft): string[] {
  const idOf = colourIdsIn(draft, latest);
  const colours = Object.values(before.colours).flatMap((was) => {
    const theirs = latest.colours[idOf(was.id)];
    const mine = draft.colours[was.id];
    if (!theirs || !mine) return [];
    const own = changesOf(mine, was);
    return Object.keys(changesOf(theirs, was))
      .filter((field) => !(field in own))
      .map((field) => `${theirs.name}, ${colourFieldLabels[field as ColourConflict['field']]}`);
  });
  return [...colours, ...takenRows(draft, before, latest)];
}

export const colourFieldLabels = { name: 'Name', hex: 'Shade', image: 'Picture' };

function takenRows(draft: Draft, before: Draft, latest: Draft): string[] {
  const added = savedRows(latest).filter((row) => !rowIn(before, row));
  const changed = savedRows(before).flatMap((was) => {
    const [own, theirs] = [rowIn(draft, was), rowIn(latest, was)];
    const label = labelIn(before, was);
    if (isSold(theirs) !== isSold(was)) return isTouched(was, own) ? [] : [`${label}, ${saleText(theirs)}`];
    if (!own || !theirs) return [];
    const taken = columns.filter((column) => theirs[column] !== was[column] && own[column] === was[column]);
    return taken.map((column) => `${label}, ${columnLabels[column]}`);
  });
  return [...changed, ...added.map((row) => `${labelIn(latest, row)}, new`)];
}

/** `on sale` */
export function saleText(row: Row | null | undefined): string {
  if (!row) return 'removed';
  return row.onSale ? 'on sale' : 'off sale';
}

/** `S · Navy` */
export const labelIn = ({ colours }: Draft, { size, colourId }: Combination): string =>
  variantLabel({ size, colour: colourId === null ? null : (colours[colourId]?.name ?? null) });
