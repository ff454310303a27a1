import { money } from '@haberdash/kit/money';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
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

// The colours of the tokens, in both colour schemes.
const axis = {
  stroke: 'var(--line-strong)',
  tick: { fill: 'var(--ink-soft)', fontSize: 12 },
  tickLine: false,
};
const tooltip = {
  contentStyle: { background: 'var(--surface)', border: '1px solid var(--line-strong)', color: 'var(--ink)' },
  itemStyle: { color: 'var(--ink)' },
  cursor: { fill: 'var(--paper-deep)' },
};
const height = 220;

/** Charts for the eye; the table below them has the same numbers. */
export default function SalesCharts({ days }: { days: ReportDay[] }) {
  return (
    <div className={styles.charts} aria-hidden>
      <DailyChart days={days} title="Revenue by day" field="revenue" axisText={roundMoney} text={money} />
      <DailyChart days={days} title="Orders by day" field="orders" axisText={whole} text={whole} />
    </div>
  );
}

function DailyChart({ days, title, field, axisText, text }: DailyChartProps) {
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart data={days} margin={{ top: 8, right: 4, bottom: 0, left: 4 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <XAxis dataKey="day" tickFormatter={dayText} minTickGap={24} {...axis} />
          <YAxis tickFormatter={axisText} allowDecimals={false} width="auto" axisLine={false} {...axis} />
          <Tooltip
            {...tooltip}
            labelFormatter={(label) => (typeof label === 'string' ? dayText(label) : label)}
            formatter={(value) => [text(Number(value)), title.split(' ')[0]]}
          />
          <Bar
            dataKey={field}
            fill="var(--link)"
            isAnimationActive={false}
            maxBarSize={40}
            radius={[2, 2, 0, 0]}
          />
        </BarChart>
      </ResponsiveContainer>
    </figure>
  );
}
