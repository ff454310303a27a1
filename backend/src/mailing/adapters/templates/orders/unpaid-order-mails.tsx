import { Text } from '@react-email/text';
import type { PlacedOrder } from '../../../../ordering/placed-orders';
import type { Money } from '../../../../shared/money';
import { Action, type MailDraft, MailLayout } from '../layout/mail-layout';
import { withGreeting } from '../layout/with-greeting';
import { styles } from '../layout/mail-styles';
import { moneyIn } from '../layout/money-in';
import { linkToOrder } from './link-to-order';
import type { OrderMailProps } from './order-mail-props';
import { OrderLines } from './order-lines';
import { writtenTime } from '../layout/written-days';

/** Undefined once it can't be paid any more. */
export function paymentFailedMail(props: OrderMailProps): MailDraft | undefined {
  const { order, shop, timeZone } = props;
  if (!order.payableUntil) return undefined;
  const until = writtenTime(order.payableUntil, order.placedAt, timeZone);
  const text = props.textOf('payment-failed', { 'order number': order.number });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="Your order is waiting for your payment"
        preview={`We're holding your items until ${until}. Nothing has been charged.`}
      >
        <Text style={styles.text}>We&apos;re holding your items until {until}:</Text>
        <OrderLines order={order} url={props.url} written={moneyIn(shop)} />
        <Action href={linkToOrder(props, order.number)}>Pay now</Action>
      </MailLayout>
    ),
  };
}

/** Undefined if the shop has taken it up again. */
export function orderCancelledMail(props: OrderMailProps): MailDraft | undefined {
  const { order, shop, url } = props;
  if (!order.isCancelled) return undefined;
  const keepsCart = order.cancelReason === 'declined';
  const text = props.textOf('order-cancelled', { 'order number': order.number });
  return {
    subject: text.subject,
    body: (
      <MailLayout {...props} text={text} heading="Your order is cancelled" preview={whatHappened(props)}>
        <Text style={styles.text}>{withGreeting(order, whatHappened(props))}</Text>
        <OrderLines order={order} url={props.url} written={moneyIn(shop)} />
        {keepsCart ? (
          <Action href={`${url}/shop/checkout`}>Go to your cart</Action>
        ) : (
          <Action href={linkToOrder(props, order.number)}>View your order</Action>
        )}
      </MailLayout>
    ),
  };
}

function whatHappened({ shop, order }: OrderMailProps): string {
  if (!order.paidAt) return whyUnpaid(order);
  if (order.rest.isZero) return whyRejected(order);
  return `${whyRejected(order)} ${givenBack(order, moneyIn(shop))} goes back to your PayPal account, and we'll e-mail you when it's on its way.`;
}

function whyRejected(order: PlacedOrder): string {
  if (order.cancelReason === 'cancelled') return `you cancelled your order ${order.number}.`;
  return `we're sorry that we can't ${isPickedUp(order) ? 'provide' : 'deliver'} your order ${order.number}.`;
}

/** The beginning of a sentence. Parts of the payment may have gone back before. */
function givenBack({ rest, total }: PlacedOrder, written: (amount: Money) => string): string {
  return rest.cents < total.cents
    ? `The rest of your payment, ${written(rest)},`
    : `Your payment of ${written(total)}`;
}

function whyUnpaid({ number, cancelReason }: PlacedOrder): string {
  switch (cancelReason) {
    case 'cancelled':
      return `You cancelled your order ${number}. Nothing was charged.`;
    case 'declined':
      return `PayPal has declined your payment for order ${number}. Nothing was charged, and your items are still in your cart.`;
    case 'unavailable':
      return `We're sorry: the items of your order ${number} sold out before your payment came. Nothing was charged.`;
    default:
      return `We're sorry that we can't accept your order ${number}. You owe nothing for it, and a payment that is on its way goes back to you.`;
  }
}

const isPickedUp = ({ delivery }: PlacedOrder): boolean => delivery.pickUpText !== null;
