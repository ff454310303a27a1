import Checkbox from 'antd/es/checkbox';
import { useDispatch } from 'react-redux';
import { usualColumns } from '../grid/cells';
import { Grid } from '../grid/Grid';
import type { VariantRow } from '../products.api';
import { BulkRow } from './BulkRow';
import { cellsTyped } from './bulk-edit.slice';
import styles from './bulk-edit.module.css';

interface BulkTableProps {
  rows: VariantRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

export function BulkTable({ rows, chosen, onChoose }: BulkTableProps) {
  const dispatch = useDispatch();
  const keys = rows.map(({ _id }) => _id);
  const areAll = keys.every((id) => chosen.has(id));
  const isAny = keys.some((id) => chosen.has(id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };

  return (
    <div className={styles.scroll} role="region" aria-label="Prices and stock" tabIndex={0}>
      <Grid
        className={styles.table}
        columns={usualColumns}
        keys={keys}
        before={
          <>
            <td>
              <Checkbox
                aria-label="Select all rows on this page"
                checked={areAll}
                indeterminate={isAny && !areAll}
                onChange={() => onChoose(new Set(areAll ? [] : keys))}
              />
            </td>
            <th scope="col">Variant</th>
          </>
        }
        onWrite={(writes) =>
          dispatch(
            cellsTyped(
              rows.filter(({ _id }) => writes[_id]).map((row) => ({ row, typed: writes[row._id]! })),
            ),
          )
        }
      >
        <tbody>
          {rows.map((row) => (
            <BulkRow key={row._id} row={row} isChosen={chosen.has(row._id)} onToggle={toggle} />
          ))}
        </tbody>
      </Grid>
    </div>
  );
}
