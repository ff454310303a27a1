import { money } from '@haberdash/kit/money';
import { dayText, roundMoney, whole } from './report-text';
import type { ReportDay } from './report.api';
import styles from './report.module.css';

interface DailyChartProps {
  days: ReportDay[];
  title: string;
  field: 'revenue' | 'orders';
  axisText: (value: number) => string;
  text: (value: number) => string;
}

/** The lines of a chart above its base. */
const lines = 4;

/** On a phone, more names of days would touch each other. */
const namedDays = 5;

/** Charts for the eye; the table below them has the same numbers. */
export function SalesCharts({ days }: { days: ReportDay[] }) {
  return (
    <div className={styles.charts} aria-hidden>
      <DailyChart days={days} title="Revenue by day" field="revenue" axisText={roundMoney} text={money} />
      <DailyChart days={days} title="Orders by day" field="orders" axisText={whole} text={whole} />
    </div>
  );
}

/** Bars of plain elements: a library for them weighs more than the rest of the page. */
function DailyChart({ days, title, field, axisText, text }: DailyChartProps) {
  const step = roundStep(Math.max(...days.map((day) => day[field])) / lines);
  const every = Math.ceil(days.length / namedDays);
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.plot}>
        <div className={styles.axis}>
          {Array.from({ length: lines + 1 }, (_, line) => (
            <span key={line}>{axisText((lines - line) * step)}</span>
          ))}
        </div>
        <div className={styles.bars}>
          {days.map((day, place) => (
            <div
              key={day.day}
              className={styles.day}
              data-text={`${dayText(day.day)}: ${text(day[field])}`}
              data-name={place % every === 0 ? dayText(day.day) : undefined}
            >
              <div style={{ height: `${(day[field] / (lines * step)) * 100}%` }} />
            </div>
          ))}
        </div>
      </div>
    </figure>
  );
}

/** The next of 1, 2, 5, 10, 20 and so on. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, least)));
  return power * [1, 2, 5, 10].find((factor) => factor * power >= least)!;
}
