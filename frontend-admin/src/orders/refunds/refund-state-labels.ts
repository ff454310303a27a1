import type { Refund } from '@haberdash/kit/orders/order';

const labels: Record<Exclude<Refund['state'], 'refused'>, string> = {
  intended: 'Requested: PayPal has not answered yet.',
  pending: 'Pending: PayPal is sending it, which can take a few days.',
  given: 'Refunded.',
};

/** PayPal's words for a refusal, in words of the shop; the others are shown as they are. */
const refusals: Record<string, string> = {
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'The PayPal account does not have enough money for it.',
  INSUFFICIENT_FUNDS: 'The PayPal account does not have enough money for it.',
  REFUND_TIME_LIMIT_EXCEEDED: 'PayPal refunds only within 180 days after the payment.',
  TIME_LIMIT_EXCEEDED: 'PayPal refunds only within 180 days after the payment.',
  MAX_NUMBER_OF_REFUNDS_EXCEEDED: 'This payment was refunded in too many parts.',
  REFUND_AMOUNT_EXCEEDED: 'More than is left of the payment was asked for.',
};

export function refundStateLabel({ state, refusal }: Pick<Refund, 'state' | 'refusal'>): string {
  if (state !== 'refused') return labels[state];
  const word = refusal ?? '';
  return `Refused by PayPal. ${refusals[word] ?? word}`.trim();
}
