import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Panel } from '../../ui/Panel';
import { whole } from '../../ui/numbers';
import styles from './report.module.css';

interface RankedItem {
  key: string;
  name: string;
  detail?: string;
  value: ReactNode;
  to: string;
}

interface RankedListProps {
  title: string;
  items: RankedItem[];
  empty: string;
  /** How many there are, if more than listed. */
  total?: number;
  /** Where all of them are. */
  all?: string;
}

/** The first few of something, each with the rows that its number sums up. */
export function RankedList({ title, items, empty, total = items.length, all }: RankedListProps) {
  return (
    <Panel title={title}>
      {items.length === 0 ? (
        <p className={styles.nothing}>{empty}</p>
      ) : (
        <ol className={styles.ranked}>
          {items.map(({ key, name, detail, value, to }) => (
            <li key={key}>
              <Link to={to}>
                <span>{name}</span>
                {detail && <small>{detail}</small>}
              </Link>
              <span className={styles.value}>{value}</span>
            </li>
          ))}
        </ol>
      )}
      {all && total > items.length && (
        <p className={styles.nothing}>
          <Link to={all}>See all {whole(total)} sizes</Link>
        </p>
      )}
    </Panel>
  );
}
