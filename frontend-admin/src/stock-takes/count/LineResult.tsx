import { useSelector } from 'react-redux';
import { shopTime } from '../../time/shop-time';
import { signed } from '../stock-take-text';
import type { LineCounted, StockTakeLine } from '../stock-takes.api';
import styles from '../stock-takes.module.css';
import { selectCounts } from './stock-take.slice';

/** A counted line says what was expected when it was counted, and the difference. */
export function LineResult({ line }: { line: StockTakeLine }) {
  const entered = useSelector(selectCounts)[line.variantId];
  if (!entered) return <Difference counted={line.counted} expected={line.expected} problem={line.problem} />;
  if (entered.request.status === 'loading') return <span role="status">Saving…</span>;
  const { counted, result } = entered;
  return (
    <span className={styles.stack}>
      <Difference counted={counted} expected={result?.expected ?? null} problem={null} />
      {result && counted !== null && <small>{shelfText(result)}</small>}
      {result?.earlier && (
        <small role="status">
          {result.earlier.by ?? 'Somebody'} counted {result.earlier.counted} at {shopTime(result.earlier.at)}.
          Your number stands now.
        </small>
      )}
    </span>
  );
}

interface DifferenceProps {
  counted: number | null;
  expected: number | null;
  problem: string | null;
}

function Difference({ counted, expected, problem }: DifferenceProps) {
  if (counted === null || expected === null) return '–';
  return (
    <span className={styles.stack}>
      <span>
        {expected} expected,{' '}
        {counted === expected ? 'no difference' : <strong>{signed(counted - expected)}</strong>}
      </span>
      {problem !== null && <small className={styles.error}>Not booked: {problem}</small>}
    </span>
  );
}

const shelfText = ({ free, held, toSend }: LineCounted): string =>
  `${free} for sale, ${held} held by orders, ${toSend} to send`;
