import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import { useState, type ReactNode } from 'react';
import { MoveButtons } from './MoveButtons';
import styles from './ordered-list.module.css';
import { useDragToOrder } from './use-drag-to-order';

interface OrderedListProps<Item> {
  items: Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** Is given the ids in their new order; null for those who may only look. */
  onReorder: ((ids: string[]) => void) | null;
  children: (item: Item) => ReactNode;
}

/** Is reordered by dragging and by buttons. */
export function OrderedList<Item>({ items, idOf, nameOf, onReorder, children }: OrderedListProps<Item>) {
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    if (from === to) return;
    onReorder?.(moved(items, from, to).map(idOf));
    setNews(`${nameOf(items[from]!)} moved to position ${to + 1} of ${items.length}`);
  };
  const { list, dragged, startDrag, dragHandlers } = useDragToOrder(move);
  const inSight = dragged ? moved(items, dragged.from, dragged.to) : items;

  return (
    <>
      <ol ref={list} className={styles.ordered} {...dragHandlers}>
        {inSight.map((item, index) => (
          <li key={idOf(item)} className={styles.entry} data-dragged={index === dragged?.to || undefined}>
            {/* Keyboard users have the buttons. */}
            {onReorder && (
              <span
                className={styles.handle}
                title="Drag to move"
                aria-hidden
                onPointerDown={(event) => startDrag(event, index)}
              >
                <HolderOutlined />
              </span>
            )}
            {children(item)}
            {onReorder && (
              <span className={styles.moves}>
                <MoveButtons
                  name={nameOf(item)}
                  number={index + 1}
                  isLast={index === items.length - 1}
                  onMove={(by) => move(index, index + by)}
                />
              </span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}

const moved = <Item,>(items: Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
