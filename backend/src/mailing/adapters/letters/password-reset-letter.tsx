import { Text } from '@react-email/text';
import type { ResetLink } from '../../../identity/password-resets';
import { Action, type LetterDraft, type LetterFrame, LetterLayout } from './letter-layout';
import { styles } from './letter-styles';

/** The token is behind a #, so that no server's log gets it. */
export const passwordResetLetter = ({ shop, url }: LetterFrame, link: ResetLink): LetterDraft => ({
  subject: `Set a new password for ${shop.name}`,
  body: (
    <LetterLayout
      shop={shop}
      url={url}
      heading="Set a new password"
      preview="The link works once, within half an hour."
    >
      <Text style={styles.text}>
        Hello {link.userName}, somebody asked for a new password for your account. If it was you, follow this
        link within half an hour. It works once.
      </Text>
      <Action href={`${url}/auth/reset-password#${link.token}`}>Set a new password</Action>
      <Text style={styles.text}>If it was not you, ignore this e-mail. Your password stays as it is.</Text>
    </LetterLayout>
  ),
});
