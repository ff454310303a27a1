import { Text } from '@react-email/text';
import { Money } from '../../../../shared/money';
import { whereItIs } from '../orders/refund-mails';
import { Action, type MailDraft, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { moneyIn } from '../layout/money-in';
import {
  acceptedOf,
  Exchanged,
  linkToReturn,
  paidOf,
  Pieces,
  Refused,
  type ReturnMailProps,
  valuesOf,
} from './return-mail-parts';

/** Undefined until the provider has given the money. */
export function returnRefundedMail(props: ReturnMailProps): MailDraft | undefined {
  const { fee, refund } = props.returned;
  if (refund?.state !== 'given') return undefined;
  const written = moneyIn(props.shop);
  const amount = written(Money.ofCents(refund.cents));
  const text = props.textOf('return-refunded', { ...valuesOf(props.returned), amount });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading={`We've refunded ${amount}`}
        preview={`${amount} has gone back to your PayPal account.`}
      >
        <Pieces of={paidOf(props.returned)} />
        <Text style={styles.text}>
          {amount} has gone back to your PayPal account
          {!fee.isZero && `, after our fee of ${written(fee)}`}. {whereItIs}
        </Text>
        <Exchanged {...props} of={acceptedOf(props.returned)} />
        <Refused {...props} />
        <Action href={linkToReturn(props)}>View your return</Action>
      </MailLayout>
    ),
  };
}

/** Undefined where money goes back: then the e-mail of the refund says what became of each piece. */
export function returnSettledMail(props: ReturnMailProps): MailDraft | undefined {
  const { amount, number, orderNumber, shopperName, state } = props.returned;
  if (state !== 'settled' || !amount.isZero) return undefined;
  const text = props.textOf('return-settled', valuesOf(props.returned));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="We've checked your return"
        preview={`No money goes back for order ${orderNumber}.`}
      >
        <Text style={styles.text}>
          Hello {shopperName}, we&apos;ve looked at each piece of your return {number} of order {orderNumber}.
          No money goes back for it.
        </Text>
        <Pieces heading={whyNothing(props)} of={paidOf(props.returned)} />
        <Exchanged {...props} of={acceptedOf(props.returned)} />
        <Refused {...props} />
        <Action href={linkToReturn(props)}>View your return</Action>
      </MailLayout>
    ),
  };
}

/** The money of accepted pieces went back before, was never paid, or is not more than the fee. */
function whyNothing({ returned: { fee }, shop }: ReturnMailProps): string {
  const afterFee = fee.isZero ? '' : ` after our fee of ${moneyIn(shop)(fee)}`;
  return `Accepted, but nothing is left of your payment for these${afterFee}`;
}
