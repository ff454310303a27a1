import Checkbox from 'antd/es/checkbox';
import type { RowsProps } from './ListTable';
import styles from './list.module.css';

/** The rows of a narrow screen: the first column is the title of a card, a column without a title holds its buttons. */
export function ListCards<Item>({ items, columns, idOf, labelOf, selection }: RowsProps<Item>) {
  const [title, ...others] = columns;
  const toggle = (id: string, isChosen: boolean) => {
    const rest = selection?.ids.filter((other) => other !== id) ?? [];
    selection?.onSelect(isChosen ? [...rest, id] : rest);
  };

  return (
    <ul className={styles.cards}>
      {items.map((item) => {
        const id = idOf(item);
        return (
          <li key={id} className={styles.card}>
            <div className={styles.cardTitle}>
              {title?.cell(item)}
              {selection && (
                <Checkbox
                  aria-label={`Select ${labelOf(item)}`}
                  checked={selection.ids.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
              )}
            </div>
            <dl>
              {others
                .filter((column) => column.title !== '')
                .map((column) => (
                  <div key={column.key}>
                    <dt>{column.title}</dt>
                    <dd>{column.cell(item)}</dd>
                  </div>
                ))}
            </dl>
            {others
              .filter((column) => column.title === '')
              .map((column) => (
                <div key={column.key}>{column.cell(item)}</div>
              ))}
          </li>
        );
      })}
    </ul>
  );
}
