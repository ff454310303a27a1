import { Text } from '@react-email/text';
import type { RefundedPiecesOfOrder } from '../../../ordering/refunded-pieces';
import { Action, type LetterDraft, type LetterFrame, LetterLayout } from './letter-layout';
import { styles } from './letter-styles';
import { linkToOrder } from './link-to-order';
import { moneyIn } from './money-in';

export function piecesRefundedLetter(frame: LetterFrame, pieces: RefundedPiecesOfOrder): LetterDraft {
  const { orderId, orderNumber, shopperName, lines, refund } = pieces;
  const amount = moneyIn(frame.shop)(refund);
  return {
    subject: `${amount} for order ${orderNumber} goes back to you`,
    body: (
      <LetterLayout
        {...frame}
        heading="We have returned a part of your payment"
        preview={`${amount} for order ${orderNumber} goes back to you.`}
      >
        <Text style={styles.text}>
          Hello {shopperName}, this was cancelled of your order {orderNumber}:
        </Text>
        {lines.map(({ name, quantity }) => (
          <Text key={name} style={styles.text}>
            {quantity} × {name}
          </Text>
        ))}
        <Text style={styles.text}>
          {amount} goes back to your PayPal account. It may take a few days until you see it there. The rest
          of your order stays as it is.
        </Text>
        <Action href={linkToOrder(frame, orderId)}>View your order</Action>
      </LetterLayout>
    ),
  };
}
