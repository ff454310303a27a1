import { Text } from '@react-email/text';
import { Action, type LetterDraft, type LetterFrame, LetterLayout } from './letter-layout';
import { styles } from './letter-styles';

/** Without the name: a person who registers a stranger's address could send them a message in it. */
export const welcomeLetter = ({ shop, url }: LetterFrame): LetterDraft => ({
  subject: `Welcome to ${shop.name}`,
  body: (
    <LetterLayout
      shop={shop}
      url={url}
      heading={`Welcome to ${shop.name}`}
      preview="Your account is ready, with this e-mail address."
    >
      <Text style={styles.text}>
        Your account is ready. You sign in with this e-mail address and the password that you chose.
      </Text>
      <Text style={styles.text}>
        In your account you see your orders and what became of them, and keep your addresses.
      </Text>
      <Action href={`${url}/`}>Visit the shop</Action>
      <Text style={styles.text}>
        If you did not register, somebody mistyped their address. You need not do anything
        {shop.email && `, or write to us at ${shop.email}`}.
      </Text>
    </LetterLayout>
  ),
});
