import { PeriodChoice } from '../../../time/PeriodChoice';
import { ranges, useReportRange } from './use-report-range';

const maxDays = 366;

/** The period of the figures. */
export function RangeBar() {
  const { query, change } = useReportRange();
  return (
    <PeriodChoice
      periods={ranges}
      chosen={query.range}
      days={query}
      maxDays={maxDays}
      onChoose={(range) => change({ range })}
      onChooseDays={(days) => change({ range: 'custom', ...days })}
    />
  );
}
