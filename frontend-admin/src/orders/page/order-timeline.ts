import { authorLabel } from '@haberdash/kit/orders/author-label';
import { momentsOf } from '@haberdash/kit/orders/order-moments';
import type { Moment } from '@haberdash/kit/orders/Timeline';
import { kindLabels, statusLabels } from '../../mails/mail-labels';
import type { Mail } from '../../mails/mails.api';
import type { Order } from '../orders.api';
import { momentOfPayment } from '../dialog/payment-moments';

/** All that happened to an order, first to last: status, parcels, address, payment, notes, links and e-mails. */
export function timelineOf(order: Order, mails: Mail[]): Moment[] {
  const notes = order.notes.map(({ note, at, by }) => ({ what: `Note: ${note}`, at, by: authorLabel(by) }));
  const links = order.linkActions.map(({ action, at, by }) => ({
    what: action === 'sent' ? 'Fresh link sent to the guest' : 'Links to the order revoked',
    at,
    by: authorLabel(by),
  }));
  const payments = order.paymentHistory.map(momentOfPayment);
  return [...momentsOf(order), ...payments, ...notes, ...links, ...mails.map(momentOfMail)].toSorted(
    (one, other) => one.at.localeCompare(other.at),
  );
}

const momentOfMail = ({ topic, recipient, status, writtenDate }: Mail): Moment => ({
  what: `E-mail “${kindLabels[topic]}” to ${recipient}: ${statusLabels[status]}`,
  at: writtenDate,
});
