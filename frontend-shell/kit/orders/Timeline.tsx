import type { ReactNode } from 'react';
import { writtenTime } from '../day';
import styles from './timeline.module.css';

export interface Moment {
  what: ReactNode;
  at: string;
  by?: string;
  /** This adds information to the entry. */
  more?: ReactNode;
}

interface TimelineProps {
  moments: Moment[];
  titleId: string;
  /** Undefined stands for the user's time zone. */
  timeZone?: string;
}

/** Events in chronological order. */
export function Timeline({ moments, titleId, timeZone }: TimelineProps) {
  return (
    <ol className={styles.timeline} aria-labelledby={titleId}>
      {moments.map(({ what, at, by, more }, place) => (
        <li key={place}>
          <strong>{what}</strong>{' '}
          <small>
            <time dateTime={at}>{writtenTime(at, timeZone)}</time> {by}
          </small>
          {more}
        </li>
      ))}
    </ol>
  );
}
