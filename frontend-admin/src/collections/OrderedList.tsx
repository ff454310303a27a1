import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import HolderOutlined from '@ant-design/icons/es/icons/HolderOutlined';
import Button from 'antd/es/button';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useDragToOrder } from '../ui/use-drag-to-order';
import styles from './collections.module.css';

interface OrderedListProps<Item> {
  items: Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  /** The ids in their new order. */
  onReorder: (ids: string[]) => void;
  children: (item: Item) => ReactNode;
}

/** Is reordered by dragging and by buttons. */
export function OrderedList<Item>({ items, idOf, nameOf, onReorder, children }: OrderedListProps<Item>) {
  const [news, setNews] = useState('');
  const move = (from: number, to: number) => {
    if (from === to) return;
    onReorder(moved(items, from, to).map(idOf));
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
            <span
              className={styles.handle}
              title="Drag to move"
              aria-hidden
              onPointerDown={(event) => startDrag(event, index)}
            >
              <HolderOutlined />
            </span>
            {children(item)}
            <MoveButtons
              name={nameOf(item)}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => move(index, index + by)}
            />
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {news}
      </p>
    </>
  );
}

interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
}

function MoveButtons({ name, isFirst, isLast, onMove }: MoveButtonsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);

  // At either end the pressed button becomes disabled and would lose the focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === up.current && isFirst) down.current?.focus();
    if (focused === down.current && isLast) up.current?.focus();
  }, [isFirst, isLast]);

  return (
    <span className={styles.moves}>
      <Button
        ref={up}
        disabled={isFirst}
        aria-label={`Move ${name} up`}
        icon={<ArrowUpOutlined aria-hidden />}
        onClick={() => onMove(-1)}
      />
      <Button
        ref={down}
        disabled={isLast}
        aria-label={`Move ${name} down`}
        icon={<ArrowDownOutlined aria-hidden />}
        onClick={() => onMove(1)}
      />
    </span>
  );
}

const moved = <Item,>(items: Item[], from: number, to: number): Item[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!);
