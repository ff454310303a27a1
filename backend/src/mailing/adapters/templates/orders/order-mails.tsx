import { Text } from '@react-email/text';
import type { PlacedOrder } from '../../../../ordering/placed-orders';
import type { Money } from '../../../../shared/money';
import type { OrderMailKind } from '../../../domain/mail-kind';
import { Destination } from './destination';
import { Action, type MailDraft, MailLayout } from '../layout/mail-layout';
import { withGreeting } from '../layout/with-greeting';
import { styles } from '../layout/mail-styles';
import { moneyIn } from '../layout/money-in';
import { linkToOrder } from './link-to-order';
import type { OrderMailProps } from './order-mail-props';
import { OrderLines } from './order-lines';
import { whereItIs } from './refund-mails';
import { writtenDays } from '../layout/written-days';
import { orderCancelledMail, paymentFailedMail } from './unpaid-order-mails';

/** Undefined means that there is nothing to tell any more. */
export const orderMails: Record<OrderMailKind, (props: OrderMailProps) => MailDraft | undefined> = {
  'order-confirmed': orderConfirmedMail,
  'order-cancelled': orderCancelledMail,
  'payment-failed': paymentFailedMail,
  'order-refunded': orderRefundedMail,
  'new-order': ({ order, ...frame }) => ({
    subject: `New order ${order.number}: ${moneyIn(frame.shop)(order.total)}`,
    body: (
      <MailLayout
        {...frame}
        heading={`New order ${order.number}`}
        preview={`${order.shopperName} has paid ${moneyIn(frame.shop)(order.total)}.`}
      >
        <Text style={styles.text}>{order.shopperName} has paid for this order:</Text>
        <OrderLines order={order} url={frame.url} written={moneyIn(frame.shop)} />
        <Destination of={whereOf(order)} heading="Deliver to" shop={frame.shop} />
        <Action href={`${frame.url}/admin/orders?order=${order.id}`}>Open the order</Action>
      </MailLayout>
    ),
  }),
};

/** Only a paid order is confirmed, so that the mailbox belongs to the name of its buyer. */
function orderConfirmedMail({ order, ...frame }: OrderMailProps): MailDraft {
  const isFree = order.total.isZero;
  const text = frame.textOf('order-confirmed', {
    name: order.shopperName,
    'order number': order.number,
    payment: isFree ? 'there is nothing to pay' : "we've received your payment",
  });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Thank you for your order"
        preview={
          isFree
            ? 'There is nothing to pay.'
            : `We've received your payment of ${moneyIn(frame.shop)(order.total)}.`
        }
      >
        <OrderLines order={order} url={frame.url} written={moneyIn(frame.shop)} />
        <Destination of={whereOf(order)} heading="We deliver to" shop={frame.shop} />
        {whereOf(order).pickUpText !== null && <PickUpAdvice order={order} />}
        <Action href={linkToOrder(frame, order.number)}>View your order</Action>
      </MailLayout>
    ),
  };
}

/** No money goes back of an order that cost nothing, or whose parts were all told of alone. */
function orderRefundedMail({ order, ...frame }: OrderMailProps): MailDraft | undefined {
  if (order.rest.isZero) return undefined;
  const text = frame.textOf('order-refunded', { 'order number': order.number });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading={`${order.isRefundedElsewhere ? 'PayPal has' : "We've"} refunded your payment`}
        preview={`The payment for order ${order.number} has gone back to your PayPal account.`}
      >
        <Text style={styles.text}>
          {withGreeting(order, refundedAmount(order, moneyIn(frame.shop)))} for order {order.number} has gone
          back to your PayPal account. {whereItIs}
        </Text>
        <Action href={linkToOrder(frame, order.number)}>View your order</Action>
      </MailLayout>
    ),
  };
}

/** Nobody should come before it is ready. */
function PickUpAdvice({ order: { number, delivery } }: { order: PlacedOrder }) {
  const ready = delivery.promised ? `, on ${writtenDays(delivery.promised)}` : '';
  return (
    <Text style={styles.text}>
      We&apos;ll e-mail you when it&apos;s ready{ready}. Please bring your order number: {number}.
    </Text>
  );
}

/** A payment of a wrong amount never counted as paid. */
function refundedAmount({ paidAt, rest, total }: PlacedOrder, written: (amount: Money) => string): string {
  if (!paidAt) return 'your payment';
  return rest.cents < total.cents
    ? `the rest of your payment, ${written(rest)},`
    : `your payment of ${written(total)}`;
}

const whereOf = ({ address, delivery }: PlacedOrder) => ({
  address,
  pickUpText: delivery.pickUpText,
});
