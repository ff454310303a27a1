import { Text } from '@react-email/text';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import type { WrittenText } from '../layout/written-text';

/** Nothing that a user wrote is in it: anybody may type a stranger's address. */
export const emailCodeMail = (
  { shop, url }: MailFrame,
  text: WrittenText,
  { code }: { code: string },
): MailDraft => ({
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
        Someone wants to use this e-mail address for an account at {shop.name}. If it was you, type this code:{' '}
        <strong>{code}</strong>. It works once and expires in 15 minutes.
      </Text>
      <Text style={styles.text}>Not you? Ignore this e-mail, and tell nobody the code.</Text>
    </MailLayout>
  ),
});

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
