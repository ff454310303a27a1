import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CellProblems } from '../grid/cell-problems';
import { columnLabels, usualColumns } from '../grid/cells';
import { GridCells } from '../grid/GridCells';
import type { VariantRow } from '../products.api';
import {
  type BulkEditHolder,
  cellSettled,
  cellsTyped,
  type RefusedRow,
  rowSettled,
  selectEdit,
  selectRefusedRow,
} from './bulk-edit.slice';
import styles from './bulk-edit.module.css';
import { cellsNow, changesOf, conflictsIn, problemsOf } from './rows';

interface BulkRowProps {
  row: VariantRow;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

export function BulkRow({ row, isChosen, onToggle }: BulkRowProps) {
  const { _id, title } = row;
  const edit = useSelector((state: BulkEditHolder) => selectEdit(state, _id)) ?? { row, typed: {} };
  const refused = useSelector((state: BulkEditHolder) => selectRefusedRow(state, _id));
  const dispatch = useDispatch();
  const problemId = useId();
  const changed = new Set(changesOf(edit).map(({ column }) => column));
  const problems: CellProblems = changed.size > 0 ? problemsOf(edit, []) : {};
  const sentences = Object.values(problems);
  const choice = variantLabel(row);
  const label = [title, choice].filter(Boolean).join(' · ');

  return (
    <>
      <tr data-changed={changed.size > 0}>
        <td>
          <input
            type="checkbox"
            aria-label={`Select ${label}`}
            checked={isChosen}
            onChange={() => onToggle(_id)}
          />
        </td>
        <th scope="row">
          {title} {choice && <small>{choice}</small>}
        </th>
        <GridCells
          rowKey={_id}
          label={label}
          cells={cellsNow(edit)}
          columns={usualColumns}
          problems={problems}
          problemId={problemId}
          isRefused={refused !== undefined}
          changed={changed}
          onWrite={(typed) => dispatch(cellsTyped([{ row, typed }]))}
        />
      </tr>
      {(sentences.length > 0 || refused) && (
        <tr>
          <td colSpan={usualColumns.length + 2}>
            <div id={problemId} className={styles.problem}>
              {sentences.map((sentence) => `${sentence}.`).join(' ')}
              {refused && <Refused id={_id} refused={refused} label={label} />}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** Both states of a row that another admin has changed, and which of them to go on with. */
function Refused({ id, refused, label }: { id: string; refused: RefusedRow; label: string }) {
  const { message, current, isStale } = refused;
  const edit = useSelector((state: BulkEditHolder) => selectEdit(state, id));
  const dispatch = useDispatch();
  if (!isStale) return <p>{message}.</p>;
  const conflicts = edit && current ? conflictsIn(edit, current) : [];

  return (
    <>
      <p>{message}</p>
      {conflicts.length > 0 && (
        <ul>
          {conflicts.map(({ name: column, mine, theirs }) => (
            <li key={column}>
              {columnLabels[column]}: {theirs || 'none'} is saved now, yours is {mine || 'none'}{' '}
              <Button
                size="small"
                aria-label={`Use theirs: ${columnLabels[column]} of ${label}`}
                onClick={() => dispatch(cellSettled({ id, column }))}
              >
                Use theirs
              </Button>
            </li>
          ))}
        </ul>
      )}
      {current && (
        <Button
          size="small"
          aria-label={`Keep mine: ${label}`}
          onClick={() => dispatch(rowSettled({ id, side: 'mine' }))}
        >
          Keep mine
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Take what is saved: ${label}`}
        onClick={() => dispatch(rowSettled({ id, side: 'theirs' }))}
      >
        Take what is saved
      </Button>
    </>
  );
}
