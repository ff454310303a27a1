import { Text } from '@react-email/text';
import type { InvitationLink } from '../../../../identity/staff-invitations';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { writtenMoment } from '../layout/written-days';

/** The token is behind a #, so that no server's log gets it. */
export const staffInvitationMail = (
  { shop, url, timeZone }: MailFrame,
  { token, inviterName, roleName, expiresAt }: InvitationLink,
): MailDraft => ({
  subject: `Join the staff of ${shop.name}`,
  body: (
    <MailLayout
      shop={shop}
      url={url}
      heading={`Join the staff of ${shop.name}`}
      preview={`${inviterName} invites you. The link works once.`}
    >
      <Text style={styles.text}>
        {inviterName} invites you to work for {shop.name} with the role “{roleName}”. Follow this link to
        choose a password. It works once, until {writtenMoment(expiresAt, timeZone)}.
      </Text>
      <Action href={`${url}/auth/invitation#${token}`}>Accept the invitation</Action>
      <Text style={styles.text}>
        Not meant for you? Ignore this e-mail{shop.email && `, or write to ${shop.email}`}. Without the link,
        no account is made.
      </Text>
    </MailLayout>
  ),
});
