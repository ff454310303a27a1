import { Text } from '@react-email/text';
import type { ShownReturn } from '../../../../ordering/shown-returns';
import type { Money } from '../../../../shared/money';
import { Action, type MailDraft, MailLayout } from '../layout/mail-layout';
import { Lines } from '../layout/mail-lines';
import { styles } from '../layout/mail-styles';
import { moneyIn } from '../layout/money-in';
import {
  deadlineOf,
  Exchanged,
  isAwaited,
  linkToReturn,
  Pieces,
  type ReturnMailProps,
  valuesOf,
} from './return-mail-parts';

/** Undefined once its parcel is here, which nobody sends any more. */
export function returnDeclaredMail(props: ReturnMailProps): MailDraft | undefined {
  const { code, declaredBy, number, orderNumber, pieces, shopperName, wayPaidBy } = props.returned;
  const day = deadlineOf(props.returned);
  if (!isAwaited(props.returned)) return undefined;
  const text = props.textOf('return-declared', valuesOf(props.returned));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="How to send it back"
        preview={`Return ${number}, code ${code}. It should reach us by ${day}.`}
      >
        <Text style={styles.text}>
          Hello {shopperName},{' '}
          {declaredBy === 'shopper'
            ? `you're sending this back from your order ${orderNumber}:`
            : `we've entered a return of your order ${orderNumber} for you. Please send this back:`}
        </Text>
        <Pieces of={pieces} />
        <Text style={styles.text}>
          <strong>Return</strong> {number}
          <br />
          <strong>Code</strong> {code}
        </Text>
        <Address {...props} />
        <Text style={styles.text}>
          Put the printed page, or a note with the code, into the parcel. It should reach us by {day}.{' '}
          {wayPaidBy === 'shop' ? 'We pay the postage.' : 'You pay the postage.'}
        </Text>
        <Exchanged {...props} of={pieces} />
        <Expected {...props} />
        <Action href={linkToReturn(props)}>Print the page for the parcel</Action>
      </MailLayout>
    ),
  };
}

/** The parcel goes to the address of the imprint, as the page of the return says, too. */
function Address({ shop: { email, name, postalAddress } }: ReturnMailProps) {
  if (postalAddress) {
    const lines = [name, ...postalAddress.split('\n')].filter(Boolean);
    return (
      <>
        <Text style={styles.strong}>Send it to</Text>
        <Lines of={lines} />
      </>
    );
  }
  return email ? <Text style={styles.text}>For the address, please write to {email}.</Text> : null;
}

function Expected({ returned, shop }: ReturnMailProps) {
  if (returned.amount.isZero && returned.exchange) return null;
  return <Text style={styles.text}>{expectedIn(returned, moneyIn(shop))}</Text>;
}

function expectedIn({ amount, fee }: ShownReturn, written: (amount: Money) => string): string {
  if (amount.isZero) return 'Nothing is left of your payment that could go back for it.';
  const afterFee = fee.isZero ? '' : `, after our fee of ${written(fee)}`;
  return `You get back ${written(amount)} once we've checked it${afterFee}.`;
}
