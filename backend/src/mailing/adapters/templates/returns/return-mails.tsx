import { Text } from '@react-email/text';
import type { ReturnMailKind } from '../../../domain/mail-kind';
import { Action, type MailDraft, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { returnDeclaredMail } from './return-declared-mail';
import {
  deadlineOf,
  isAwaited,
  linkToReturn,
  Pieces,
  type ReturnMailProps,
  valuesOf,
} from './return-mail-parts';
import { returnRefundedMail, returnSettledMail } from './settled-return-mails';

/** Undefined means that the return has gone on since. */
export const returnMails: Record<ReturnMailKind, (props: ReturnMailProps) => MailDraft | undefined> = {
  'return-declared': returnDeclaredMail,
  'return-arrived': arrived,
  'return-settled': returnSettledMail,
  'return-refunded': returnRefundedMail,
  'return-lapses-soon': lapsesSoon,
  'return-lapsed': lapsed,
  'return-cancelled': cancelled,
};

function arrived(props: ReturnMailProps): MailDraft | undefined {
  const { orderNumber, pieces, state } = props.returned;
  if (state !== 'arrived') return undefined;
  const text = props.textOf('return-arrived', valuesOf(props.returned));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="Your parcel is here"
        preview={`We're looking at what came back of order ${orderNumber}.`}
      >
        <Pieces of={pieces} />
        <Text style={styles.text}>
          We look at each piece before your money goes back, and will e-mail you then.
        </Text>
        <Action href={linkToReturn(props)}>View your return</Action>
      </MailLayout>
    ),
  };
}

function lapsesSoon(props: ReturnMailProps): MailDraft | undefined {
  const { number, orderNumber, pieces, shopperName, state } = props.returned;
  const day = deadlineOf(props.returned);
  if (!isAwaited(props.returned)) return undefined;
  const text = props.textOf('return-lapses-soon', { ...valuesOf(props.returned), deadline: day });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="We're waiting for your parcel"
        preview={`Your return ${number} ends if nothing arrives by ${day}.`}
      >
        <Text style={styles.text}>
          Hello {shopperName}, your return {number} of order {orderNumber} hasn&apos;t reached us yet. If
          nothing arrives by {day}, it ends. It is for:
        </Text>
        <Pieces of={pieces} />
        <Text style={styles.text}>
          {state === 'posted'
            ? "You've told us that the parcel is on its way, so there is nothing to do."
            : whatToDo(props.returned)}
        </Text>
        <Action href={linkToReturn(props)}>View your return</Action>
      </MailLayout>
    ),
  };
}

function lapsed(props: ReturnMailProps): MailDraft | undefined {
  const { number, orderNumber, pieces, shopperName, state } = props.returned;
  if (state !== 'lapsed') return undefined;
  const text = props.textOf('return-lapsed', valuesOf(props.returned));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="Your return has ended"
        preview={`Nothing had reached us by ${deadlineOf(props.returned)}.`}
      >
        <Text style={styles.text}>
          Hello {shopperName}, nothing of your return {number} of order {orderNumber} had reached us by{' '}
          {deadlineOf(props.returned)}, {endOf(props.returned)} It was for:
        </Text>
        <Pieces of={pieces} />
        <Text style={styles.text}>
          Have you sent it? If it arrives after all, we&apos;ll look at it all the same.
          {props.shop.email && ` If it doesn't, please write to ${props.shop.email}.`}
        </Text>
        <Action href={linkToReturn(props)}>View your return</Action>
      </MailLayout>
    ),
  };
}

/** A consumer who withdrew owes the goods, and keeps the claim to the money. */
function whatToDo({ kind }: ReturnMailProps['returned']): string {
  const isSent = 'Is the parcel on its way? Then there is nothing to do.';
  if (kind === 'withdrawal') return `${isSent} If not, please send it: then your money goes back.`;
  return `${isSent} Do you keep everything? Then just don't send it.`;
}

function endOf({ kind }: ReturnMailProps['returned']): string {
  if (kind === 'withdrawal') return 'so no money has gone back yet. It does once the goods are here.';
  return 'so it has ended and no money goes back.';
}

/** The shop cancelled it; a shopper who does so sees it. */
function cancelled(props: ReturnMailProps): MailDraft | undefined {
  const { number, orderNumber, pieces, shopperName, state } = props.returned;
  if (state !== 'cancelled') return undefined;
  const text = props.textOf('return-cancelled', valuesOf(props.returned));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...props}
        text={text}
        heading="Your return is cancelled"
        preview={`Nothing goes back of order ${orderNumber}. Please don't send the parcel.`}
      >
        <Text style={styles.text}>
          Hello {shopperName}, we&apos;ve cancelled your return {number} of order {orderNumber}. No money goes
          back for:
        </Text>
        <Pieces of={pieces} />
        <Text style={styles.text}>
          Please don&apos;t send the parcel.
          {props.shop.email &&
            ` Is it on its way already, or did you not expect this? Please write to ${props.shop.email}.`}
        </Text>
        <Action href={linkToReturn(props)}>View your return</Action>
      </MailLayout>
    ),
  };
}
