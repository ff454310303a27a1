import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import { memo, useId } from 'react';
import { useDispatch } from 'react-redux';
import { type Column, columnLabels, keyboards, longest } from '../grid/cells';
import { Swatch } from '../../ui/Swatch';
import { useDraft, useProblems } from './use-draft';
import tableStyles from './variants-table.module.css';
import styles from './variants.module.css';
import { cellChanged, putBackOnSale, takenOffSale, variantDeleted } from './variants.slice';

interface VariantRowProps {
  rowKey: string;
  /** The columns that are shown. */
  columns: readonly Column[];
}

/** Native inputs: a hundred rows of antd inputs would make typing slow. */
export const VariantRow = memo(function VariantRow({ rowKey, columns }: VariantRowProps) {
  const row = useDraft(({ rows }) => rows[rowKey]!);
  const colour = useDraft(({ colours }) => (row.colourId === null ? undefined : colours[row.colourId]));
  const problems = useProblems(({ cells }) => cells[rowKey]) ?? {};
  const problemId = useId();
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
        {columns.map((column) => (
          <td key={column}>
            <Cell
              rowKey={rowKey}
              column={column}
              value={row[column]}
              label={`${columnLabels[column]} of ${label}`}
              disabled={!row.onSale}
              problemId={problems[column] ? problemId : undefined}
            />
          </td>
        ))}
        <td>
          <SaleButton rowKey={rowKey} label={label} onSale={row.onSale} />
          <DeleteButton rowKey={rowKey} label={label} />
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

interface CellProps {
  rowKey: string;
  column: Column;
  value: string;
  label: string;
  disabled: boolean;
  /** The id of the element with the error message. */
  problemId: string | undefined;
}

function Cell({ rowKey, column, value, label, disabled, problemId }: CellProps) {
  const dispatch = useDispatch();
  return (
    <input
      className={styles.input}
      data-key={rowKey}
      data-column={column}
      aria-label={label}
      aria-invalid={problemId ? true : undefined}
      aria-describedby={problemId}
      inputMode={keyboards[column]}
      maxLength={longest[column]}
      autoComplete="off"
      disabled={disabled}
      value={value}
      onChange={({ target }) => dispatch(cellChanged({ key: rowKey, column, value: target.value }))}
    />
  );
}

interface SaleButtonProps {
  rowKey: string;
  label: string;
  onSale: boolean;
}

function SaleButton({ rowKey, label, onSale }: SaleButtonProps) {
  const dispatch = useDispatch();
  const text = onSale ? "Don't sell" : 'Sell';
  return (
    <Button
      size="small"
      type={onSale ? 'text' : 'default'}
      aria-label={`${text}: ${label}`}
      onClick={() => dispatch(onSale ? takenOffSale(rowKey) : putBackOnSale(rowKey))}
    >
      {text}
    </Button>
  );
}

/** Only a variant that was never ordered can be deleted. */
function DeleteButton({ rowKey, label }: Pick<SaleButtonProps, 'rowKey' | 'label'>) {
  const isDeletable = useDraft(({ rows }) => rows[rowKey]?.saved?.deletable);
  const dispatch = useDispatch();
  if (!isDeletable) return null;
  return (
    <Button
      size="small"
      type="text"
      danger
      aria-label={`Delete: ${label}`}
      onClick={() => dispatch(variantDeleted(rowKey))}
    >
      Delete
    </Button>
  );
}
