import { Text } from '@react-email/text';
import { Fragment } from 'react';
import type { Contact } from '../../../content/shop-contact';
import type { PlacedOrder } from '../../../ordering/placed-orders';
import { addressLines } from '../../../platform/addresses/address-lines';
import type { Money } from '../../../shared/money';
import type { OrderMailKind } from '../../domain/mail-kind';
import { Action, type LetterDraft, type LetterFrame, LetterLayout } from './letter-layout';
import { styles } from './letter-styles';
import { OrderLines } from './order-lines';

export interface OrderLetterProps extends LetterFrame {
  order: PlacedOrder;
}

/** `$12.50`, or `12.50 $` where the shop has it so. */
const moneyIn =
  ({ currencySymbol }: Contact) =>
  (amount: Money): string => {
    const number = amount.toDollars().toLocaleString('en-US', { minimumFractionDigits: 2 });
    return currencySymbol === 'before' ? `$${number}` : `${number} $`;
  };

export const orderLetters: Record<OrderMailKind, (props: OrderLetterProps) => LetterDraft> = {
  'order-confirmed': ({ shop, url, order }) => ({
    subject: `Your order ${order.number} is confirmed`,
    body: (
      <LetterLayout
        shop={shop}
        url={url}
        heading="Thank you for your order"
        preview={`We have received your payment of ${moneyIn(shop)(order.total)}.`}
      >
        <Text style={styles.text}>
          Hello {order.shopperName}, we have received your payment. This is your order {order.number}:
        </Text>
        <OrderLines order={order} written={moneyIn(shop)} />
        <Text style={styles.strong}>We deliver to</Text>
        <Address order={order} shop={shop} />
        <Action href={`${url}/shop/account`}>View your order</Action>
      </LetterLayout>
    ),
  }),
  'order-refunded': ({ shop, url, order }) => ({
    subject: `Your payment for order ${order.number} goes back to you`,
    body: (
      <LetterLayout
        shop={shop}
        url={url}
        heading="We have returned your payment"
        preview={`The payment for order ${order.number} goes back to you.`}
      >
        <Text style={styles.text}>
          Hello {order.shopperName}, {refundedAmount(order, moneyIn(shop))} for order {order.number} goes back
          to your PayPal account. It may take a few days until you see it there.
        </Text>
        <Action href={`${url}/shop/account`}>View your order</Action>
      </LetterLayout>
    ),
  }),
  'new-order': ({ shop, url, order }) => ({
    subject: `New order ${order.number}: ${moneyIn(shop)(order.total)}`,
    body: (
      <LetterLayout
        shop={shop}
        url={url}
        heading={`New order ${order.number}`}
        preview={`${order.shopperName} has paid ${moneyIn(shop)(order.total)}.`}
      >
        <Text style={styles.text}>{order.shopperName} has paid for this order:</Text>
        <OrderLines order={order} written={moneyIn(shop)} />
        <Text style={styles.strong}>Deliver to</Text>
        <Address order={order} shop={shop} />
        <Action href={`${url}/admin/orders?order=${order.id}`}>Open the order</Action>
      </LetterLayout>
    ),
  }),
};

/** A payment of a wrong amount never counted as paid. */
const refundedAmount = ({ paidAt, total }: PlacedOrder, written: (amount: Money) => string): string =>
  paidAt ? `your payment of ${written(total)}` : 'your payment';

function Address({ order, shop }: Pick<OrderLetterProps, 'order' | 'shop'>) {
  return (
    <Text style={styles.text}>
      {addressLines(order.address, shop.country).map((line, place) => (
        <Fragment key={line}>
          {place > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
