import { Text } from '@react-email/text';
import type { AccountMailKind } from '../../../domain/mail-kind';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';

const words: Record<AccountMailKind, { heading: string; fact: string }> = {
  'password-changed': {
    heading: 'Your password was changed',
    fact: 'The password of your account was changed, and all other devices were signed out.',
  },
  'second-factor-off': {
    heading: 'Your second factor was turned off',
    fact: 'Signing in to your account takes only the password now, no code.',
  },
  'new-device': {
    heading: 'A new device signed in to your account',
    fact: 'Somebody signed in to your account with your password, on a device or in a browser that the account was not used with before.',
  },
};

/** Nothing that a user wrote is in them: anybody can register a stranger's address and change that account. */
export const accountMail = ({ shop, url, textOf }: MailFrame, kind: AccountMailKind): MailDraft => {
  const { heading, fact } = words[kind];
  const text = textOf(kind, {});
  return {
    subject: text.subject,
    body: (
      <MailLayout shop={shop} url={url} text={text} heading={heading} preview={fact}>
        <Text style={styles.text}>{fact} If it was you, there is nothing to do.</Text>
        <Text style={styles.text}>
          Not you? Set a new password now{shop.email && `, and write to ${shop.email}`}.
        </Text>
        <Action href={`${url}/auth/forgot-password`}>Set a new password</Action>
      </MailLayout>
    ),
  };
};
