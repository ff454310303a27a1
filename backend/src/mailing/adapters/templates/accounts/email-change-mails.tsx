import { Text } from '@react-email/text';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import type { WrittenText } from '../layout/written-text';

/** Somebody wants to do this with a code. The second does not say whether there are such orders. */
const wishes = {
  'email-code': 'Someone wants to use this e-mail address for an account at',
  'guest-orders-code':
    'Someone wants to see orders that were placed without an account and with this e-mail address in an account at',
};
export type CodeMailKind = keyof typeof wishes;

/** Nothing that a user wrote is in it: anybody may type a stranger's address. */
export function codeMail(
  { shop, url, textOf }: MailFrame,
  kind: CodeMailKind,
  { code }: { code: string },
): MailDraft {
  const text = textOf(kind, {});
  return {
    subject: text.subject,
    body: (
      <MailLayout
        shop={shop}
        url={url}
        text={text}
        heading="Your code"
        preview="It proves that this is your e-mail address, and expires in 15 minutes."
      >
        <Text style={styles.text}>
          {wishes[kind]} {shop.name}. If it was you, type this code: <strong>{code}</strong>. It works once
          and expires in 15 minutes.
        </Text>
        <Text style={styles.text}>Not you? Ignore this e-mail, and tell nobody the code.</Text>
      </MailLayout>
    ),
  };
}

/** It goes to the address of before. The new one is not in it: the mailbox may be somebody else's by now. */
export const emailChangedMail = ({ shop, url }: MailFrame, text: WrittenText): MailDraft => ({
  subject: text.subject,
  body: (
    <MailLayout
      shop={shop}
      url={url}
      text={text}
      heading="Your e-mail address was changed"
      preview="Your account has another e-mail address now."
    >
      <Text style={styles.text}>
        Your account has another e-mail address now, and this one no longer opens it. If it was you, there is
        nothing to do.
      </Text>
      <Text style={styles.text}>
        Not you? {shop.email ? `Write to ${shop.email} at once.` : 'Contact the shop at once.'}
      </Text>
      <Action href={`${url}/`}>Visit the shop</Action>
    </MailLayout>
  ),
});
