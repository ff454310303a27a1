import type { ReactNode } from 'react';
import { writtenTime } from '../day';
import styles from './timeline.module.css';

export interface Moment {
  what: ReactNode;
  at: string;
  by?: string;
  /** Additional information. */
  more?: ReactNode;
}

/** Events in chronological order. */
export function Timeline({ moments, titleId }: { moments: Moment[]; titleId: string }) {
  return (
    <ol className={styles.timeline} aria-labelledby={titleId}>
      {moments.map(({ what, at, by, more }, place) => (
        <li key={place}>
          <strong>{what}</strong>{' '}
          <small>
            <time dateTime={at}>{writtenTime(at)}</time> {by}
          </small>
          {more}
        </li>
      ))}
    </ol>
  );
}
