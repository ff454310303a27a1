import { writtenTime } from '@haberdash/kit/day';
import { money } from '@haberdash/kit/money';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { orderLinks, shownOrderPath } from '../../orders/links/order-link';
import { orderPath } from '../../orders/order-path';
import {
  exchangeTexts,
  groupedPieces,
  judgementLabels,
  reasonLabels,
  stateLabels,
  stateText,
  wantedText,
} from '../return-labels';
import type { Exchange, Return, ReturnPiece } from '../returns.api';
import { Refusal } from '../Refusal';
import { selectChanging } from '../returns.slice';
import { ReturnActions } from './ReturnActions';
import styles from './return-page.module.css';
import { ReturnSlip } from './ReturnSlip';

/** Its parcel may still be sent. */
const isAwaited = ({ state }: Return): boolean => state === 'declared' || state === 'posted';

/** Where a return is, what comes back, and what the shopper does for it. */
export function ShownReturn({ shown }: { shown: Return }) {
  const state = useFocusAtEnd(isAwaited(shown));
  const changing = useSelector(selectChanging);
  return (
    <>
      <div ref={state} className={styles.state} role="status" tabIndex={-1}>
        <p className={styles.headline}>{stateLabels[shown.state]}</p>
        <p>{stateText(shown)}</p>
      </div>
      {changing.status === 'failed' && <Refusal message={changing.message} />}
      {isAwaited(shown) && <Parcel shown={shown} />}
      <Section title="Pieces">
        <ul className={styles.pieces}>
          {groupedPieces(shown.pieces).map(({ piece, quantity }) => (
            <li key={piece._id}>
              <strong>
                {quantity} × {[piece.title, variantLabel(piece)].filter(Boolean).join(', ')}
              </strong>
              <span>{pieceText(piece)}</span>
            </li>
          ))}
        </ul>
        <Money shown={shown} />
        {shown.exchange && (
          <ExchangeNote
            exchange={shown.exchange}
            hasEnded={endings.includes(shown.state)}
            isLinked={orderLinks.of(shown.orderId) !== undefined}
          />
        )}
      </Section>
      <Section title="What happened">
        <Dates shown={shown} />
      </Section>
      <p>
        <Link to={shownOrderPath(shown.orderId, shown.orderNumber)}>Order {shown.orderNumber}</Link>
      </p>
    </>
  );
}

/** With the parcel's actions, the focused button is gone: the state takes over the focus. */
function useFocusAtEnd(isOpen: boolean) {
  const state = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) state.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return state;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** It reads like this: "Too small. Accepted". */
function pieceText(piece: ReturnPiece): string {
  const { reason, judged } = piece;
  return [wantedText(piece), reason && reasonLabels[reason], judged && judgementLabels[judged]]
    .filter(Boolean)
    .join('. ');
}

/** The page for the parcel, where it goes, and its tracking number. */
function Parcel({ shown }: { shown: Return }) {
  const { address, code, wayPaidBy } = shown;
  return (
    <Section title="Your parcel">
      <p>
        Put the printed page, or a note with the code, into the parcel.{' '}
        {wayPaidBy === 'shop' ? 'We pay the postage.' : 'You pay the postage.'}
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>Code</dt>
          <dd className={styles.code}>{code}</dd>
        </div>
        <div>
          <dt>Send it to</dt>
          <dd className={styles.address}>
            {address || (
              <>
                <Link to="/shop/contact">Write to us</Link> for the address.
              </>
            )}
          </dd>
        </div>
      </dl>
      <ReturnActions shown={shown} />
      <ReturnSlip shown={shown} />
    </Section>
  );
}

interface ExchangeNoteProps {
  exchange: Exchange;
  hasEnded: boolean;
  /** A link opens one order: e-mails about the other one have its own. */
  isLinked: boolean;
}

/** The order that takes the place of pieces. */
function ExchangeNote({ exchange, hasEnded, isLinked }: ExchangeNoteProps) {
  const { orderNumber, state } = exchange;
  const name = `Order ${orderNumber}`;
  return (
    <p>
      <strong>Exchange</strong> {isLinked ? name : <Link to={orderPath(orderNumber)}>{name}</Link>}:{' '}
      {hasEnded ? 'it has ended with this return.' : exchangeTexts[state](exchange)}
    </p>
  );
}

const endings: Return['state'][] = ['cancelled', 'lapsed'];

function Money({ shown: { state, amount, fee, refund } }: { shown: Return }) {
  if (endings.includes(state)) return null;
  return (
    <p className={styles.money}>
      {state === 'settled' ? 'You get back' : 'You get back, once we have checked it'}{' '}
      <strong>{money(refund?.amount ?? amount)}</strong>
      {fee > 0 && <small>after our fee of {money(fee)}</small>}
    </p>
  );
}

function Dates({ shown }: { shown: Return }) {
  const { declaredDate, declaredBy, postedDate, arrivedDate, settledDate, endedDate, state } = shown;
  const rows: [string, string | null][] = [
    [declaredBy === 'shop' ? 'Entered by us' : 'Declared by you', declaredDate],
    ['Sent', postedDate],
    ['Arrived', arrivedDate],
    ['Checked', settledDate],
    [stateLabels[state], endedDate],
  ];
  return (
    <dl className={styles.facts}>
      {rows.flatMap(([name, date]) =>
        date === null
          ? []
          : [
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <time dateTime={date}>{writtenTime(date)}</time>
                </dd>
              </div>,
            ],
      )}
    </dl>
  );
}
