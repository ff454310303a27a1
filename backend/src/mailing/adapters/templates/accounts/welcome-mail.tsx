import { Text } from '@react-email/text';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import type { WrittenText } from '../layout/written-text';

/** Without the name: a person who registers a stranger's address could send them a message in it. */
export const welcomeMail = ({ shop, url }: MailFrame, text: WrittenText): MailDraft => ({
  subject: text.subject,
  body: (
    <MailLayout
      shop={shop}
      url={url}
      text={text}
      heading={`Welcome to ${shop.name}`}
      preview="Your account is ready, with this e-mail address."
    >
      <Action href={`${url}/`}>Visit the shop</Action>
      <Text style={styles.text}>
        Didn&apos;t sign up? Someone mistyped their address; you can ignore this e-mail
        {shop.email && ` or write to ${shop.email}`}.
      </Text>
    </MailLayout>
  ),
});
