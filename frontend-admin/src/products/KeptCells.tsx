import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import { useDispatch, useSelector } from 'react-redux';
import { columnLabels } from '../variants/fill';
import type { CellConflict } from '../variants/rebase';
import { cellChanged, selectConflicts, selectDraft } from '../variants/variants.slice';

/** Both states of the prices, stocks and SKUs that were changed on both sides, and the choice between them. */
export function KeptCells() {
  const conflicts = useSelector(selectConflicts);
  return conflicts.map((conflict) => (
    <li key={`${conflict.id} ${conflict.column}`}>
      <KeptCell conflict={conflict} />
    </li>
  ));
}

function KeptCell({ conflict: { id, column, mine, theirs } }: { conflict: CellConflict }) {
  const { rows, colours } = useSelector(selectDraft);
  const dispatch = useDispatch();
  const [key, row] = Object.entries(rows).find(([, { saved }]) => saved?._id === id) ?? [];
  if (!key || !row) return null;
  const colour = row.colourId === null ? null : (colours[row.colourId]?.name ?? null);
  const label = [variantLabel({ size: row.size, colour }), columnLabels[column]].filter(Boolean).join(', ');
  const take = (value: string) => dispatch(cellChanged({ key, column, value }));
  return (
    <>
      {label}: we kept yours, “{mine || 'none'}”. The other version: “{theirs || 'none'}”{' '}
      <Button size="small" aria-label={`Use theirs: ${label}`} onClick={() => take(theirs)}>
        Use theirs
      </Button>{' '}
      <Button size="small" aria-label={`Use mine: ${label}`} onClick={() => take(mine)}>
        Use mine
      </Button>
    </>
  );
}
