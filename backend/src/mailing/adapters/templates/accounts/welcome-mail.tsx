import { Text } from '@react-email/text';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';

/** Without the name: a person who registers a stranger's address could send them a message in it. */
export const welcomeMail = ({ shop, url }: MailFrame): MailDraft => ({
  subject: `Welcome to ${shop.name}`,
  body: (
    <MailLayout
      shop={shop}
      url={url}
      heading={`Welcome to ${shop.name}`}
      preview="Your account is ready, with this e-mail address."
    >
      <Text style={styles.text}>
        Your account is ready. Sign in with this e-mail address and your password.
      </Text>
      <Text style={styles.text}>See your orders, follow parcels and save addresses in your account.</Text>
      <Action href={`${url}/`}>Visit the shop</Action>
      <Text style={styles.text}>
        Didn&apos;t sign up? Someone mistyped their address; you can ignore this e-mail
        {shop.email && ` or write to ${shop.email}`}.
      </Text>
    </MailLayout>
  ),
});
