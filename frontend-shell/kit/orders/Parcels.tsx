import { useId, type ReactNode } from 'react';
import { writtenDay } from '../day';
import { piecesLabel } from './item-name';
import type { Order, Parcel, Refund } from './order';
import styles from './parcels.module.css';
import { parcelStatusLabel } from './pick-up-labels';

interface ParcelsProps {
  /** The order of a list has no refunds yet. */
  order: Order & { refundList?: Refund[] };
  /** The time zone of its days; undefined: the user's. */
  timeZone?: string;
  /** The actions on a parcel are rendered beside it. */
  actions?: (parcel: Parcel) => ReactNode;
  /** This is shown below the parcels. */
  children?: ReactNode;
}

/** The parcels of an order: what is in them, where they are and how to follow them. */
export function Parcels({ order, timeZone, actions, children }: ParcelsProps) {
  const titleId = useId();
  if (order.parcels.length === 0 && !children) return null;
  return (
    <section className={styles.section}>
      <h3 id={titleId}>Parcels</h3>
      {order.parcels.length > 0 && (
        <ul className={styles.parcels} aria-labelledby={titleId}>
          {order.parcels.map((parcel) => (
            <li key={parcel._id}>
              <p className={styles.head}>
                <strong>{parcel.parcelNumber}</strong>
                <span data-parcel={parcel.status}>{stateOf(parcel, order, timeZone)}</span>
              </p>
              <ul className={styles.pieces}>
                {parcel.pieces.map((pieces) => (
                  <li key={pieces.variantId}>{piecesLabel(order, pieces)}</li>
                ))}
              </ul>
              <Tracking parcel={parcel} />
              {parcel.remedy && <p>Lost on its way. {remedyOf(parcel.remedy, isRefunded(parcel, order))}</p>}
              {actions?.(parcel)}
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  );
}

function remedyOf(remedy: NonNullable<Parcel['remedy']>, isGiven: boolean): string {
  if (remedy === 'send-again') return 'These items are sent again.';
  return isGiven ? 'These items were refunded.' : "We're refunding these items.";
}

/** The refund of a lost parcel has its id. */
const isRefunded = ({ _id }: Parcel, { refundList = [] }: ParcelsProps['order']): boolean =>
  refundList.some((refund) => refund._id === _id && refund.state === 'given');

function stateOf(
  { status, sentDate, deliveredDate, lostDate, deliveryAssumed }: Parcel,
  order: Order,
  timeZone: string | undefined,
): string {
  const since = { sent: sentDate, delivered: deliveredDate, lost: lostDate, packed: null, unpacked: null }[
    status
  ];
  // Nobody said so: the day says when it was assumed, not when it came.
  if (deliveryAssumed) return `${parcelStatusLabel(order, status)} (assumed)`;
  return [parcelStatusLabel(order, status), since && writtenDay(since, timeZone)].filter(Boolean).join(' ');
}

function Tracking({ parcel: { carrier, trackingNumber, trackingLink } }: { parcel: Parcel }) {
  if (!carrier && !trackingNumber) return null;
  return (
    <p className={styles.tracking}>
      {carrier}{' '}
      {trackingLink ? (
        <a href={trackingLink} target="_blank" rel="noreferrer">
          {trackingNumber}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      ) : (
        trackingNumber
      )}
    </p>
  );
}
