import { Text } from '@react-email/text';
import type { ResetLink } from '../../../../identity/password-resets';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import type { WrittenText } from '../layout/written-text';

/** The token is behind a #, so that no server's log gets it. */
export const passwordResetMail = (
  { shop, url }: MailFrame,
  text: WrittenText,
  link: ResetLink,
): MailDraft => ({
  subject: text.subject,
  body: (
    <MailLayout
      shop={shop}
      url={url}
      text={text}
      heading="Set a new password"
      preview="The link works once and expires in 30 minutes."
    >
      <Text style={styles.text}>
        Someone asked to reset your password. If it was you, follow this link. It works once and expires in 30
        minutes.
      </Text>
      <Action href={`${url}/auth/reset-password#${link.token}`}>Set a new password</Action>
      <Text style={styles.text}>Not you? Ignore this e-mail; your password stays the same.</Text>
    </MailLayout>
  ),
});
