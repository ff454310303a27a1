import { variantLabel } from '@haberdash/kit/variant-label';
import Button from 'antd/es/button';
import { useId } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CellProblems } from '../grid/cell-problems';
import { columnLabels, keyboards, longest, usualColumns } from '../grid/cells';
import type { VariantRow } from '../products.api';
import {
  type BulkEditHolder,
  cellTaken,
  cellTyped,
  ownKept,
  type RefusedRow,
  selectEdit,
  selectRefusedRow,
  theirsTaken,
} from './bulk-edit.slice';
import styles from './bulk-edit.module.css';
import { cellsIn, changesOf, problemsOf, savedCells } from './rows';

interface BulkRowProps {
  row: VariantRow;
  isChosen: boolean;
  onToggle: (id: string) => void;
}

/** Native inputs: hundreds of rows of antd inputs would make typing slow. */
export function BulkRow({ row, isChosen, onToggle }: BulkRowProps) {
  const { _id, title } = row;
  const edit = useSelector((state: BulkEditHolder) => selectEdit(state, _id)) ?? { row, typed: {} };
  const refused = useSelector((state: BulkEditHolder) => selectRefusedRow(state, _id));
  const dispatch = useDispatch();
  const problemId = useId();
  const cells = cellsIn(edit);
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
        {usualColumns.map((column) => (
          <td key={column}>
            <input
              className={styles.input}
              data-key={_id}
              data-column={column}
              data-changed={changed.has(column)}
              aria-label={`${columnLabels[column]} of ${label}`}
              aria-invalid={problems[column] ? true : undefined}
              aria-describedby={problems[column] || refused ? problemId : undefined}
              inputMode={keyboards[column]}
              maxLength={longest[column]}
              autoComplete="off"
              value={cells[column]}
              onChange={({ target }) => dispatch(cellTyped({ row, column, value: target.value }))}
            />
          </td>
        ))}
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
  const theirs = current && savedCells(current);
  const differences = edit && theirs ? changesOf({ ...edit, row: current }) : [];

  return (
    <>
      <p>{message}</p>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ column, from, to }) => (
            <li key={column}>
              {columnLabels[column]}: {from || 'none'} is saved now, yours is {to || 'none'}{' '}
              <Button
                size="small"
                aria-label={`Use theirs: ${columnLabels[column]} of ${label}`}
                onClick={() => dispatch(cellTaken({ id, column }))}
              >
                Use theirs
              </Button>
            </li>
          ))}
        </ul>
      )}
      {current && (
        <Button size="small" aria-label={`Keep mine: ${label}`} onClick={() => dispatch(ownKept(id))}>
          Keep mine
        </Button>
      )}
      <Button
        size="small"
        aria-label={`Take what is saved: ${label}`}
        onClick={() => dispatch(theirsTaken(id))}
      >
        Take what is saved
      </Button>
    </>
  );
}
