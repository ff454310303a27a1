import { Text } from '@react-email/text';
import type { ReceivedWithdrawal } from '../../../../ordering/received-withdrawals';
import { type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { writtenMoment } from '../layout/written-days';

/** The receipt has to repeat what was declared. It is the same whether or not there is such an order. */
export function withdrawalReceivedMail(frame: MailFrame, withdrawal: ReceivedWithdrawal): MailDraft {
  const { at, name, email, orderNumber, text } = withdrawal;
  const moment = writtenMoment(at, frame.timeZone);
  const content = [
    ['Received', moment],
    ['Name', name],
    ['Order number', orderNumber],
    ['E-mail', email],
    ...(text ? [['Your message', text]] : []),
  ] as const;
  const writtenText = frame.textOf('withdrawal-received', { time: moment });
  return {
    subject: writtenText.subject,
    body: (
      <MailLayout
        {...frame}
        text={writtenText}
        heading="We received your withdrawal"
        preview={`Received on ${moment}.`}
      >
        <Text style={styles.text}>
          You declared that you withdraw from your contract with us. This is what we received:
        </Text>
        {content.map(([label, value]) => (
          <Text key={label} style={{ ...styles.text, whiteSpace: 'pre-line' }}>
            <strong>{label}</strong>
            <br />
            {value}
          </Text>
        ))}
        <Text style={styles.text}>
          Please keep this e-mail: it confirms when your withdrawal reached us and what it says. We will look
          at it and write to you.
        </Text>
        <Text style={styles.text}>
          Wasn&apos;t it you? Then somebody mistyped their address.
          {frame.shop.email && ` Please write to ${frame.shop.email}.`}
        </Text>
      </MailLayout>
    ),
  };
}

/** Nothing that the sender wrote is in it: anybody may name a number. Undefined: the order has the sender's address, or there is none. */
export function withdrawalElsewhereMail(
  frame: MailFrame,
  { at, orderOfOther }: ReceivedWithdrawal,
): MailDraft | undefined {
  if (!orderOfOther) return undefined;
  const { number } = orderOfOther;
  const moment = writtenMoment(at, frame.timeZone);
  const text = frame.textOf('withdrawal-elsewhere', { 'order number': number });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading={`A withdrawal names your order ${number}`}
        preview={`Received on ${moment}, from another e-mail address.`}
      >
        <Text style={styles.text}>
          On {moment} we received a withdrawal from the contract of your order {number}. The e-mail address in
          it is not the one of your order, so we have not connected the two.
        </Text>
        <Text style={styles.text}>
          If it was you, we sent the receipt to the address you typed, and there is nothing to do. If it
          wasn&apos;t, your order stays as it is
          {frame.shop.email ? `; please write to ${frame.shop.email}.` : '.'}
        </Text>
      </MailLayout>
    ),
  };
}
