import { PeriodChoice } from '../time/PeriodChoice';
import { ToggleButton } from '../ui/ToggleButton';
import type { FinanceQuery, FinanceReport } from './finance.api';
import styles from './finance.module.css';
import { useFinanceQuery } from './use-finance-query';

const months = { 'this-month': 'This month', 'last-month': 'Last month' } as const;
const steps = { day: 'By day', month: 'By month' } as const;
/** The server refuses a longer period: five years, and by day a year. */
const maxDays = 1_827;
const maxRows = 366;

/** The period of the report, and what a row of it is. */
export function PeriodBar({ report }: { report: FinanceReport | null }) {
  const { query, change } = useFinanceQuery();
  return (
    <PeriodChoice
      periods={months}
      chosen={query.period}
      days={query}
      maxDays={maxDays}
      onChoose={(period) => change({ period })}
      onChooseDays={(days) => change({ period: 'custom', ...days })}
    >
      {report && <StepBar report={report} query={query} change={change} />}
    </PeriodChoice>
  );
}

interface StepBarProps {
  report: FinanceReport;
  query: FinanceQuery;
  change: (query: FinanceQuery) => void;
}

function StepBar({ report: { by, total }, query, change }: StepBarProps) {
  const days = (Date.parse(total.to) - Date.parse(total.from)) / (24 * 60 * 60_000) + 1;
  return (
    <div className={styles.choices} role="group" aria-label="Rows">
      {Object.entries(steps).map(([step, label]) => (
        <ToggleButton
          key={step}
          isOn={by === step}
          disabled={step === 'day' && days > maxRows}
          title={step === 'day' && days > maxRows ? 'A report by day has at most a year' : undefined}
          onClick={() => change({ ...query, by: step as keyof typeof steps })}
        >
          {label}
        </ToggleButton>
      ))}
    </div>
  );
}
