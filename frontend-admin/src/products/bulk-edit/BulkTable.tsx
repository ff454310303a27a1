import Checkbox from 'antd/es/checkbox';
import type { ClipboardEvent } from 'react';
import { useDispatch } from 'react-redux';
import { type Column, columnLabels, usualColumns } from '../grid/cells';
import { isBlock } from '../grid/paste';
import { goDown } from '../grid/go-down';
import type { VariantRow } from '../products.api';
import { BulkRow } from './BulkRow';
import { blockPasted } from './bulk-edit.slice';
import styles from './bulk-edit.module.css';

interface BulkTableProps {
  rows: VariantRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
}

export function BulkTable({ rows, chosen, onChoose }: BulkTableProps) {
  const dispatch = useDispatch();
  const areAll = rows.every(({ _id }) => chosen.has(_id));
  const isAny = rows.some(({ _id }) => chosen.has(_id));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    onChoose(next);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const { key, column } = (event.target as HTMLElement).dataset;
    if (!key || !isBlock(text)) return;
    event.preventDefault();
    const below = rows.slice(rows.findIndex(({ _id }) => _id === key));
    dispatch(blockPasted({ rows: below, column: column as Column, text }));
  };

  return (
    <div className={styles.scroll} role="region" aria-label="Prices and stock" tabIndex={0}>
      <table className={styles.table} onKeyDown={goDown} onPaste={paste}>
        <thead>
          <tr>
            <td>
              <Checkbox
                aria-label="Select all rows on this page"
                checked={areAll}
                indeterminate={isAny && !areAll}
                onChange={() => onChoose(areAll ? new Set() : new Set(rows.map(({ _id }) => _id)))}
              />
            </td>
            <th scope="col">Variant</th>
            {usualColumns.map((column) => (
              <th key={column} scope="col">
                {columnLabels[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <BulkRow key={row._id} row={row} isChosen={chosen.has(row._id)} onToggle={toggle} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
