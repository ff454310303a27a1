import Statistic from 'antd/es/statistic';
import { Link } from 'react-router-dom';
import { percent } from './report-text';
import styles from './report.module.css';

interface FigureProps {
  label: string;
  now: number | null;
  before: number | null;
  text: (value: number) => string;
  /** The rows that it sums up. */
  to: string;
  /** Less is better. */
  isCost?: boolean;
}

/** A number with its change against the period before. */
export function Figure({ label, now, before, text, to, isCost = false }: FigureProps) {
  return (
    <Link to={to} className={styles.figure}>
      <Statistic title={label} value={now ?? undefined} formatter={() => (now === null ? '–' : text(now))} />
      <Change now={now} before={before} text={text} isCost={isCost} />
    </Link>
  );
}

function Change({ now, before, text, isCost }: Required<Omit<FigureProps, 'label' | 'to'>>) {
  const isComparable = now !== null && before !== null && before !== 0;
  return (
    <p className={styles.change}>
      {isComparable && <Difference share={(now - before) / before} isCost={isCost} />}
      <span className={styles.before}>{before === null ? 'Nothing before' : `Before: ${text(before)}`}</span>
    </p>
  );
}

function Difference({ share, isCost }: { share: number; isCost: boolean }) {
  if (share === 0) return <span>Unchanged</span>;
  const isMore = share > 0;
  return (
    <span className={isMore === isCost ? styles.bad : styles.good}>
      <span aria-hidden>{isMore ? '▲' : '▼'}</span> {percent(Math.abs(share))} {isMore ? 'more' : 'less'}
    </span>
  );
}
