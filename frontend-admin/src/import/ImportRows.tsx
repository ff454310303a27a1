import Button from 'antd/es/button';
import { ListCards } from '../list/ListCards';
import type { ListColumn } from '../list/list';
import { ListTable } from '../list/ListTable';
import { useMedia } from '../list/use-media';
import type { ProductImport, RowChange, RowError } from './import.api';
import dropArea from '../ui/drop-area.module.css';
import styles from './import.module.css';

/** Below this width, rows are cards. */
const narrow = '(max-width: 47.99rem)';

const errorColumns: ListColumn<RowError>[] = [
  { key: 'row', title: 'Row', cell: ({ row }) => <strong>Row {row}</strong> },
  { key: 'column', title: 'Column', cell: ({ column }) => column ?? '–' },
  { key: 'message', title: 'Error', cell: ({ message }) => message },
];

const changeColumns: ListColumn<RowChange>[] = [
  { key: 'row', title: 'Row', cell: ({ row }) => <strong>Row {row}</strong> },
  { key: 'title', title: 'Product', cell: ({ title }) => title },
  { key: 'variant', title: 'Variant', cell: ({ variant }) => variant || '–' },
  { key: 'kind', title: 'Change', cell: ({ kind }) => (kind === 'added' ? 'Added' : 'Changed') },
  { key: 'fields', title: 'Values', cell: changedValues },
];

function changedValues({ fields }: RowChange) {
  return (
    <ul className={styles.values}>
      {fields.map(({ field, before, after }) => (
        <li key={field}>
          {field}: <del>{before || 'none'}</del> → <ins>{after || 'none'}</ins>
        </li>
      ))}
    </ul>
  );
}

export function WrongRows({ productImport }: { productImport: ProductImport }) {
  const { _id, errors, errorCount } = productImport;
  return <Rows id={_id} items={errors} columns={errorColumns} count={errorCount} label="errors" />;
}

export function ChangedRows({ productImport }: { productImport: ProductImport }) {
  const { _id, changes, changeCount } = productImport;
  return <Rows id={_id} items={changes} columns={changeColumns} count={changeCount} label="changes" />;
}

interface RowsProps<Item> {
  id: string;
  items: Item[];
  columns: ListColumn<Item>[];
  /** The number of all rows, also of those that are not shown. */
  count: number;
  label: string;
}

/** Neither sorted nor selected: they are in the order of the file. */
function Rows<Item extends { row: number }>({ id, items, columns, count, label }: RowsProps<Item>) {
  const isNarrow = useMedia(narrow);
  const places = new Map(items.map((item, place) => [item, String(place)]));
  const rows = {
    items,
    columns,
    idOf: (item: Item) => places.get(item)!,
    labelOf: ({ row }: Item) => `row ${row}`,
    selection: undefined,
  };
  return (
    <div className={styles.stack}>
      <div className={styles.actions}>
        {items.length < count && (
          <p className={dropArea.hint}>
            The first {items.length} of {count.toLocaleString('en-US')} {label}
          </p>
        )}
        <Button href={`/api/admin/products/import/result?id=${id}`} download>
          Download result as CSV
        </Button>
      </div>
      {isNarrow ? <ListCards {...rows} /> : <ListTable {...rows} sort={undefined} change={() => undefined} />}
    </div>
  );
}
