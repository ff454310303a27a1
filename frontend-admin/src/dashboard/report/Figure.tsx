import Statistic from 'antd/es/statistic';
import { Link } from 'react-router-dom';
import { percent } from './report-text';
import styles from './report.module.css';

/** A number of a period, and the rows that it sums up. */
export interface SummedUp {
  value: number | null;
  to: string;
}

interface NumberBefore extends Omit<SummedUp, 'to'> {
  /** It is null when no list has exactly its rows. */
  to: string | null;
}

interface FigureProps {
  label: string;
  now: SummedUp;
  before: NumberBefore;
  text: (value: number) => string;
  /** For a cost, less is better. */
  isCost?: boolean;
}

/** A number with its change against the period before. */
export function Figure({ label, now, before, text, isCost = false }: FigureProps) {
  return (
    <div className={styles.figure}>
      <Link to={now.to} className={styles.now}>
        <Statistic
          title={label}
          value={now.value ?? undefined}
          formatter={() => (now.value === null ? '–' : text(now.value))}
        />
      </Link>
      <p className={styles.change}>
        <Difference now={now.value} before={before.value} isCost={isCost} />
        {before.value === null ? (
          <span className={styles.before}>Nothing before</span>
        ) : before.to === null ? (
          <span className={styles.before}>Before: {text(before.value)}</span>
        ) : (
          <Link
            to={before.to}
            className={styles.before}
            aria-label={`${label} before: ${text(before.value)}`}
          >
            Before: {text(before.value)}
          </Link>
        )}
      </p>
    </div>
  );
}

interface DifferenceProps {
  now: number | null;
  before: number | null;
  isCost: boolean;
}

function Difference({ now, before, isCost }: DifferenceProps) {
  if (now === null || before === null || before === 0) return null;
  if (now === before) return <span>Unchanged</span>;
  const isMore = now > before;
  return (
    <span className={isMore === isCost ? styles.bad : styles.good}>
      <span aria-hidden>{isMore ? '▲' : '▼'}</span> {percent(Math.abs(now - before) / before)}{' '}
      {isMore ? 'more' : 'less'}
    </span>
  );
}
