import styles from './report.module.css';

interface Bar {
  key: string;
  /** Stands below the bar where there is room. */
  name: string;
  /** Is shown when a mouse points at the bar. */
  text: string;
  value: number;
}

interface BarChartProps {
  title: string;
  bars: Bar[];
  axisText: (value: number) => string;
}

/** At most so many lines of a chart are above its base. */
const maxLines = 4;

/** On a phone, more names would touch each other. */
const shownNames = 5;

/** Bars of plain elements: a library for them weighs more than the rest of the page. */
export function BarChart({ title, bars, axisText }: BarChartProps) {
  const highest = Math.max(...bars.map(({ value }) => value));
  const step = roundStep(highest / maxLines);
  const lines = Math.max(1, Math.ceil(highest / step));
  const every = Math.ceil(bars.length / shownNames);
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <div className={styles.plot}>
        <div className={styles.axis}>
          {Array.from({ length: lines + 1 }, (_, line) => (
            <span key={line}>{axisText((lines - line) * step)}</span>
          ))}
        </div>
        <div className={styles.bars} style={{ backgroundSize: `100% ${100 / lines}%` }}>
          {bars.map(({ key, name, text, value }, place) => (
            <div
              key={key}
              className={styles.day}
              data-text={text}
              data-name={place % every === 0 ? name : undefined}
            >
              <div style={{ height: `${(value / (lines * step)) * 100}%` }} />
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
