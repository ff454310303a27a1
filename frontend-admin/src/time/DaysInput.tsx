import { lazy, Suspense } from 'react';
import type { DayRangeProps } from './DayRange';
import styles from './day-range.module.css';

const DayRange = lazy(() => import('./DayRange'));

/** The picker of days is loaded when somebody chooses days. */
export function DaysInput(props: DayRangeProps) {
  return (
    <Suspense fallback={<div className={styles.picker} />}>
      <DayRange {...props} />
    </Suspense>
  );
}
