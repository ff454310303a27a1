import type { Schema } from '@haberdash/kit/api/client';
import Button from 'antd/es/button';
import styles from './list.module.css';

interface PagerProps {
  meta: Schema<'PageMeta'>;
  /** Rows on this page. */
  count: number;
  onTurn: (cursor: string | null) => void;
}

export function Pager({ meta, count, onTurn }: PagerProps) {
  const { offset, total, totalIsExact, previousCursor, nextCursor } = meta;
  const all = `${totalIsExact ? '' : 'more than '}${total.toLocaleString('en-US')}`;
  return (
    <nav aria-label="Pages" className={styles.pager}>
      <span role="status">{`${offset + 1}–${offset + count} of ${all}`}</span>
      <Button disabled={previousCursor === null} onClick={() => onTurn(previousCursor)}>
        Previous
      </Button>
      <Button disabled={nextCursor === null} onClick={() => onTurn(nextCursor)}>
        Next
      </Button>
    </nav>
  );
}
