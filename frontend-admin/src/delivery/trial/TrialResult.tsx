import { dayRange } from '@haberdash/kit/day-range';
import { money } from '@haberdash/kit/money';
import { shopTime } from '../../time/shop-time';
import { obstacles } from '../delivery-text';
import type { Delivery, Offer, Trial } from '../delivery.api';
import styles from '../delivery.module.css';

interface TrialResultProps {
  trial: Trial;
  delivery: Delivery;
}

export function TrialResult({ trial: { zoneId, at, offers, refused }, delivery }: TrialResultProps) {
  const zone = delivery.zones.find(({ id }) => id === zoneId);
  const methodOf = (methodId: string) => delivery.methods.find(({ id }) => id === methodId);
  const zoneNameOf = (methodId: string) =>
    delivery.zones.find(({ id }) => id === methodOf(methodId)?.zoneId)?.name;
  return (
    <div className={styles.result}>
      <p>
        {zone ? `The address is in the zone ${zone.name}.` : 'The address is in no zone.'} Ordered at{' '}
        {shopTime(at)}.
      </p>
      {offers.length === 0 && <p>The shop does not deliver there.</p>}
      <ul aria-label="Methods">
        {offers.map((offer) => (
          <li key={offer.methodId} data-offered>
            <strong>{offer.name}</strong>
            <p>{offerText(offer)}</p>
          </li>
        ))}
        {refused.map(({ methodId, obstacle }) => (
          <li key={methodId}>
            <strong>{methodOf(methodId)?.name}</strong>
            <p className={styles.about}>
              Not offered. {obstacles[obstacle]}
              {obstacle === 'other-zone' && `: ${zoneNameOf(methodId)}`}.
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** $9.90, Tue 24 – Thu 26 Nov, free from $50.00 */
function offerText({ price, promised, freeFrom }: Offer): string {
  return [
    price === 0 ? 'Free' : money(price),
    promised ? dayRange(promised) : 'no dates promised',
    ...(price > 0 && freeFrom !== null ? [`free from ${money(freeFrom)}`] : []),
  ].join(', ');
}
