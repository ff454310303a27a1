import { writtenDay } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import { Button } from '@haberdash/kit/ui/Button';
import { useSelector } from 'react-redux';
import type { ReturnPreview } from '../returns.api';
import styles from './declaring.module.css';
import { selectPreviewing, selectReturnPreview } from './declaring.slice';

interface ReturnConsequenceProps {
  isChosen: boolean;
  /** Something that is needed is not chosen yet. */
  isIncomplete: boolean;
  /** The pieces that take the place of others. */
  exchangedFor: string[];
  /** Asks the server once more what comes back. */
  calculate: () => void;
}

/** Says what comes back for the chosen pieces, to the cent. */
export function ReturnConsequence({
  isChosen,
  isIncomplete,
  exchangedFor,
  calculate,
}: ReturnConsequenceProps) {
  const preview = useSelector(selectReturnPreview);
  const previewing = useSelector(selectPreviewing);
  return (
    <div className={styles.consequence} aria-live="polite">
      {previewing.status === 'failed' ? (
        <p>
          {previewing.message}{' '}
          <Button variant="link" onClick={calculate}>
            Try again
          </Button>
        </p>
      ) : (
        <Consequence
          preview={preview}
          exchangedFor={exchangedFor}
          waitsFor={waitsFor(isChosen, isIncomplete)}
        />
      )}
    </div>
  );
}

function waitsFor(isChosen: boolean, isIncomplete: boolean): string {
  if (!isChosen) return 'Choose what goes back, and you see what you get for it.';
  return isIncomplete ? 'Choose what is wrong, and you see what you get.' : 'Calculating what comes back…';
}

interface ConsequenceProps extends Pick<ReturnConsequenceProps, 'exchangedFor'> {
  preview: ReturnPreview | null;
  waitsFor: string;
}

function Consequence({ preview, exchangedFor, waitsFor }: ConsequenceProps) {
  if (!preview) return <p>{waitsFor}</p>;
  const { amount, wayPaidBy, deadline, heldUntil } = preview;
  return (
    <>
      <dl className={styles.amounts}>
        {rowsOf(preview).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>You get back</dt>
          <dd>{money(amount)}</dd>
        </div>
      </dl>
      {heldUntil && (
        <p>
          We put aside for you until {writtenDay(heldUntil)}: <strong>{exchangedFor.join('; ')}</strong>. We
          send it for free once your parcel is here and checked.
        </p>
      )}
      <p>
        {amount > 0 && 'It goes to your PayPal account once the pieces are here and checked. '}
        {wayPaidBy === 'shop' ? 'We pay the postage. ' : 'You pay the postage. '}
        Your parcel should reach us by {writtenDay(deadline)}. We&apos;ll e-mail you how to send it.
      </p>
    </>
  );
}

/** Rows that add up to what comes back. */
function rowsOf({ pieces, delivery, fee, difference = 0 }: ReturnPreview): [string, string][] {
  const rows: [string, string][] = [['Pieces', money(pieces)]];
  if (difference > 0) rows.push(['Exchanged for less', money(difference)]);
  if (delivery > 0) rows.push(['Delivery', money(delivery)]);
  if (fee > 0) rows.push(['Our fee', `-${money(fee)}`]);
  return rows;
}
