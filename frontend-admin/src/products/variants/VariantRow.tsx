import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import { memo, useId } from 'react';
import { useDispatch } from 'react-redux';
import { Swatch } from '../../ui/Swatch';
import type { Column } from '../grid/cells';
import { GridCells } from '../grid/GridCells';
import type { Row } from './draft/draft';
import { useDraft, useProblems } from './use-draft';
import tableStyles from './variants-table.module.css';
import styles from './variants.module.css';
import { cellsWritten, putBackOnSale, takenOffSale, variantDeleted } from './variants.slice';

interface VariantRowProps {
  rowKey: string;
  /** The columns that are shown. */
  columns: readonly Column[];
}

export const VariantRow = memo(function VariantRow({ rowKey, columns }: VariantRowProps) {
  const row = useDraft(({ rows }) => rows[rowKey]!);
  const colour = useDraft(({ colours }) => (row.colourId === null ? undefined : colours[row.colourId]));
  const problems = useProblems(({ cells }) => cells[rowKey]) ?? {};
  const problemId = useId();
  const dispatch = useDispatch();
  const sentences = columns.flatMap((column) => problems[column] || []);
  const label = variantLabel({ size: row.size, colour: colour?.name ?? null }) || 'Without size and colour';

  return (
    <>
      <tr className={row.onSale ? undefined : tableStyles.off}>
        <th scope="row">
          {row.size ?? (
            <>
              {colour && <Swatch hex={colour.hex} />} {label}
            </>
          )}
        </th>
        <GridCells
          rowKey={rowKey}
          label={label}
          cells={row}
          columns={columns}
          problems={problems}
          problemId={problemId}
          disabled={!row.onSale}
          onWrite={(cells) => dispatch(cellsWritten({ [rowKey]: cells }))}
        />
        <td>
          <RowActions rowKey={rowKey} row={row} label={label} />
        </td>
      </tr>
      {sentences.length > 0 && (
        <tr className={tableStyles.problems}>
          <td colSpan={columns.length + 2}>
            <p id={problemId} className={styles.problem}>
              {sentences.map((sentence) => `${sentence}.`).join(' ')}
            </p>
          </td>
        </tr>
      )}
    </>
  );
});

interface RowActionsProps extends Pick<VariantRowProps, 'rowKey'> {
  row: Row;
  label: string;
}

function RowActions({ rowKey, row: { onSale, saved }, label }: RowActionsProps) {
  const dispatch = useDispatch();
  const text = onSale ? "Don't sell" : 'Sell';
  return (
    <>
      <Button
        size="small"
        type={onSale ? 'text' : 'default'}
        aria-label={`${text}: ${label}`}
        onClick={() => dispatch(onSale ? takenOffSale(rowKey) : putBackOnSale(rowKey))}
      >
        {text}
      </Button>
      {/* A variant that was ordered stays. */}
      {saved?.deletable && (
        <Button
          size="small"
          type="text"
          danger
          aria-label={`Delete: ${label}`}
          onClick={() => dispatch(variantDeleted(rowKey))}
        >
          Delete
        </Button>
      )}
    </>
  );
}
