import { Text } from '@react-email/text';
import type { RefundOfOrder } from '../../../../ordering/refunded-pieces';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { Items } from '../layout/mail-lines';
import { styles } from '../layout/mail-styles';
import { linkToOrder } from './link-to-order';
import { moneyIn } from '../layout/money-in';

/** Where the money is that was given back. */
export const whereItIs = 'If you paid by card or bank, it can take a few more days until it shows there.';

/** Undefined unless the provider has accepted the refund and has not given it yet. */
export function refundPendingMail(frame: MailFrame, refund: RefundOfOrder): MailDraft | undefined {
  const { orderNumber, shopperName, state } = refund;
  const amount = moneyIn(frame.shop)(refund.refund);
  if (state !== 'pending') return undefined;
  const text = frame.textOf('refund-pending', valuesOf(refund, amount));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Your refund is on its way"
        preview={`PayPal is sending you ${amount}, which can take a few days.`}
      >
        <Text style={styles.text}>
          Hello {shopperName}, we&apos;ve asked PayPal to refund {amount} of your order {orderNumber}. PayPal
          is sending it, which can take a few days, for example when you paid from a bank account (eCheck).
          We&apos;ll e-mail you when PayPal has given it.{refund.lines.length > 0 && ' It is for:'}
        </Text>
        <Content refund={refund} frame={frame} />
        <Action href={linkToOrder(frame, orderNumber)}>View your order</Action>
      </MailLayout>
    ),
  };
}

/** Undefined until the provider has given the money. */
export function piecesRefundedMail(frame: MailFrame, refund: RefundOfOrder): MailDraft | undefined {
  const { orderNumber, keptForDelivery, reason, state } = refund;
  const amount = moneyIn(frame.shop)(refund.refund);
  if (state !== 'given') return undefined;
  const text = frame.textOf('pieces-refunded', valuesOf(refund, amount));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading={`${reason === 'elsewhere' ? 'PayPal has' : "We've"} refunded ${amount}`}
        preview={`${amount} has gone back to your PayPal account.`}
      >
        <Text style={styles.text}>{whatItIsFor(refund)}</Text>
        <Content refund={refund} frame={frame} />
        <Text style={styles.text}>
          {amount} has gone back to your PayPal account. {whereItIs} {whatStays(refund)}
        </Text>
        {!keptForDelivery.isZero && (
          <Text style={styles.text}>
            What is left costs {moneyIn(frame.shop)(keptForDelivery)} more to deliver, which we&apos;ve kept.
          </Text>
        )}
        <Action href={linkToOrder(frame, orderNumber)}>View your order</Action>
      </MailLayout>
    ),
  };
}

const valuesOf = ({ orderNumber, shopperName }: RefundOfOrder, amount: string) => ({
  name: shopperName,
  'order number': orderNumber,
  amount,
});

function Content({ refund: { lines, ofDelivery }, frame }: { refund: RefundOfOrder; frame: MailFrame }) {
  return (
    <>
      <Items of={lines} />
      {!ofDelivery.isZero && <Text style={styles.text}>Delivery: {moneyIn(frame.shop)(ofDelivery)}</Text>}
    </>
  );
}

function whatItIsFor({ lines, orderNumber, reason, shopperName }: RefundOfOrder): string {
  const [hello, order] = [`Hello ${shopperName}`, `your order ${orderNumber}`];
  if (lines.length === 0) return `${hello}, this is about ${order}.`;
  if (reason === 'cancelled') return `${hello}, we've cancelled this from order ${orderNumber}:`;
  if (reason === 'lost') return `${hello}, we've refunded what got lost of ${order}:`;
  return `${hello}, we've refunded this of ${order}:`;
}

function whatStays({ isOrderCancelled, lines, reason }: RefundOfOrder): string {
  if (isOrderCancelled) return '';
  if (lines.length === 0) return 'Your order stays as it is.';
  return reason === 'cancelled' || reason === 'lost' ? 'The rest of your order stays as it is.' : '';
}
