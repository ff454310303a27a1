import { useDispatch, useSelector } from 'react-redux';
import { columnLabels } from '../grid/cells';
import { BothStates, picture, quoted, shade, type Side } from '../../editor/BothStates';
import { type Conflict, colourFieldLabels, labelIn, saleText } from '../variants/draft/conflicts';
import type { Draft } from '../variants/draft/draft';
import {
  cellsWritten,
  colourChanged,
  selectConflicts,
  selectDraft,
  variantSettled,
} from '../variants/variants.slice';

type Of<Kind extends Conflict['kind']> = { conflict: Extract<Conflict, { kind: Kind }> };

/** Both states of the sizes and colours that were changed on both sides. */
export function VariantConflicts() {
  const conflicts = useSelector(selectConflicts);
  return conflicts.map((conflict, place) => (
    <li key={place}>
      {conflict.kind === 'cell' && <CellStates conflict={conflict} />}
      {conflict.kind === 'colour' && <ColourStates conflict={conflict} />}
      {conflict.kind === 'variant' && <SaleStates conflict={conflict} />}
    </li>
  ));
}

function CellStates({ conflict: { id, name: column, ...states } }: Of<'cell'>) {
  const draft = useSelector(selectDraft);
  const dispatch = useDispatch();
  const [key, row] = Object.entries(draft.rows).find(([, { saved }]) => saved?._id === id) ?? [];
  if (!key || !row) return null;
  return (
    <BothStates
      label={labelOf(labelIn(draft, row), columnLabels[column])}
      mine={quoted(states.mine)}
      theirs={quoted(states.theirs)}
      onTake={(side) => dispatch(cellsWritten({ [key]: { [column]: states[side] } }))}
    />
  );
}

function ColourStates({ conflict: { id, name: field, ...states } }: Of<'colour'>) {
  const colour = useSelector(selectDraft).colours[id];
  const dispatch = useDispatch();
  if (!colour) return null;
  const shown = (side: Side) => {
    if (field === 'image') return picture(states[side], side === 'mine' ? 'Yours' : 'Theirs');
    return field === 'hex' ? shade(states[side]) : quoted(states[side]);
  };
  return (
    <BothStates
      label={labelOf(colour.name, colourFieldLabels[field])}
      mine={shown('mine')}
      theirs={shown('theirs')}
      onTake={(side) => dispatch(colourChanged({ id, [field]: states[side] }))}
    />
  );
}

function SaleStates({ conflict }: Of<'variant'>) {
  const draft = useSelector(selectDraft);
  const dispatch = useDispatch();
  const { place, mine, theirs, kept, colour } = conflict;
  const withColour: Draft = colour ? { ...draft, colours: { [colour.id]: colour, ...draft.colours } } : draft;
  return (
    <BothStates
      label={labelIn(withColour, place)}
      mine={quoted(saleText(mine))}
      theirs={quoted(saleText(theirs))}
      kept={kept}
      onTake={(side) => dispatch(variantSettled({ conflict, side }))}
    />
  );
}

const labelOf = (...parts: string[]): string => parts.filter(Boolean).join(', ');
