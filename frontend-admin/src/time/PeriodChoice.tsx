import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ToggleButton } from '../ui/ToggleButton';
import styles from './period-choice.module.css';

const CustomRange = lazy(() => import('./CustomRange'));

interface Days {
  from: string;
  to: string;
}

interface PeriodChoiceProps<Name extends string> {
  /** Labels by the names of the usual periods. */
  periods: Record<Name, string>;
  chosen: Name | 'custom';
  days: Partial<Days>;
  /** The server refuses a longer period. */
  maxDays: number;
  onChoose: (period: Name) => void;
  onChooseDays: (days: Days) => void;
  /** More choices beside it. */
  children?: ReactNode;
}

/** One of the usual periods, or any days. */
export function PeriodChoice<Name extends string>(props: PeriodChoiceProps<Name>) {
  const { periods, chosen, days, maxDays, onChoose, onChooseDays, children } = props;
  const address = [chosen, days.from, days.to].join(' ');
  // Another period, also by Back, closes what was only opened.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isChoosing = chosen === 'custom' || openedAt === address;
  return (
    <div className={styles.bar}>
      <div className={styles.choices} role="group" aria-label="Period">
        {(Object.keys(periods) as Name[]).map((period) => (
          <ToggleButton
            key={period}
            isOn={chosen === period && !isChoosing}
            onClick={() => {
              setOpenedAt(null);
              onChoose(period);
            }}
          >
            {periods[period]}
          </ToggleButton>
        ))}
        <ToggleButton isOn={isChoosing} onClick={() => setOpenedAt(address)}>
          Other period
        </ToggleButton>
      </div>
      {isChoosing && (
        <Suspense fallback={<div className={styles.picker} />}>
          <CustomRange {...days} maxDays={maxDays} onChange={onChooseDays} />
        </Suspense>
      )}
      {children}
    </div>
  );
}
