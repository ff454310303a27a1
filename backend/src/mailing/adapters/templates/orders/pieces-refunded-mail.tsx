import { Text } from '@react-email/text';
import type { RefundedPiecesOfOrder } from '../../../../ordering/refunded-pieces';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { linkToOrder } from './link-to-order';
import { moneyIn } from '../layout/money-in';

export function piecesRefundedMail(frame: MailFrame, pieces: RefundedPiecesOfOrder): MailDraft {
  const { orderNumber, shopperName, lines, refund, delivery } = pieces;
  const amount = moneyIn(frame.shop)(refund);
  return {
    subject: `Your refund of ${amount} (order ${orderNumber})`,
    body: (
      <MailLayout
        {...frame}
        heading={`We've refunded ${amount}`}
        preview={`${amount} is on its way to your PayPal account.`}
      >
        <Text style={styles.text}>
          {lines.length > 0
            ? `Hello ${shopperName}, we've cancelled this from order ${orderNumber}:`
            : `Hello ${shopperName}, this is about your order ${orderNumber}.`}
        </Text>
        {lines.map(({ name, quantity }) => (
          <Text key={name} style={styles.text}>
            {quantity} × {name}
          </Text>
        ))}
        <Text style={styles.text}>
          {amount} is on its way to your PayPal account. It may take a few days to arrive.{' '}
          {lines.length > 0 ? 'The rest of your order stays as it is.' : 'Your order stays as it is.'}
        </Text>
        {!delivery.isZero && (
          <Text style={styles.text}>
            What is left costs {moneyIn(frame.shop)(delivery)} more to deliver, which we&apos;ve kept.
          </Text>
        )}
        <Action href={linkToOrder(frame, orderNumber)}>View your order</Action>
      </MailLayout>
    ),
  };
}
