import { useState, type ReactNode } from 'react';
import { ToggleButton } from '../ui/ToggleButton';
import type { Days } from './DayRange';
import { DaysInput } from './DaysInput';
import styles from './period-choice.module.css';

interface PeriodChoiceProps<Name extends string> {
  /** Labels by the names of the usual periods. */
  periods: Record<Name, string>;
  chosen: Name | 'custom';
  days: Days;
  /** The server refuses a longer period. */
  maxDays: number;
  onChoose: (period: Name) => void;
  onChooseDays: (days: { from: string; to: string }) => void;
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
        <DaysInput
          label="Days of the period"
          {...days}
          maxDays={maxDays}
          onChange={({ from, to }) => {
            if (from && to) onChooseDays({ from, to });
          }}
        />
      )}
      {children}
    </div>
  );
}
