import { dayRange } from '@haberdash/kit/day-range';
import { money } from '@haberdash/kit/money';
import { cheapestOf } from '../../delivery/delivery-text';
import type { CheckoutOffer } from '../checkout.api';

/** A sentence about the changed delivery of a refused order; undefined when it is as it was. */
export function changeOfDelivery(refused: CheckoutOffer, offers: CheckoutOffer[]): string | undefined {
  const { name, price, methodId } = refused;
  const now = offers.find((offer) => offer.methodId === methodId);
  if (!now) return `${name} is no longer available. ${cheapestOf(offers)?.name} is selected now.`;
  if (now.price !== price) return `${name} is ${priceOf(now)} now, it was ${priceOf(refused)}.`;
  const [dates, former] = [datesOf(now), datesOf(refused)];
  return dates === former ? undefined : `${name} arrives ${dates} now, it was ${former}.`;
}

const priceOf = ({ price }: CheckoutOffer) => (price === 0 ? 'free' : money(price));
const datesOf = ({ promised }: CheckoutOffer) => (promised ? dayRange(promised) : 'on no fixed day');
