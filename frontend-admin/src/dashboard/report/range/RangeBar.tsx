import { lazy, Suspense, useState } from 'react';
import { ToggleButton } from '../../../ui/ToggleButton';
import { ranges, useReportRange } from './use-report-range';
import styles from '../report.module.css';

const CustomRange = lazy(() => import('./CustomRange'));

/** The period of the figures. */
export function RangeBar() {
  const { query, change } = useReportRange();
  const [isChoosing, setIsChoosing] = useState(query.range === 'custom');
  return (
    <div className={styles.rangeBar}>
      <div className={styles.ranges} role="group" aria-label="Period">
        {Object.entries(ranges).map(([range, label]) => (
          <ToggleButton
            key={range}
            isOn={query.range === range && !isChoosing}
            onClick={() => {
              setIsChoosing(false);
              change({ range: range as keyof typeof ranges });
            }}
          >
            {label}
          </ToggleButton>
        ))}
        <ToggleButton isOn={isChoosing} onClick={() => setIsChoosing(true)}>
          Other period
        </ToggleButton>
      </div>
      {isChoosing && (
        <Suspense fallback={<div className={styles.picker} />}>
          <CustomRange query={query} onChange={change} />
        </Suspense>
      )}
    </div>
  );
}
