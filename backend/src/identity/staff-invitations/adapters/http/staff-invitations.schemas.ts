import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { Id, responseOf, text } from '../../../../platform/http/wire';
import { LinkToken } from '../../../password-resets/adapters/http/password-resets.schemas';
import { Password } from '../../../passwords/adapters/http/password.schemas';

export const InviteStaffBody = z
  .object({ userName: text(60), email: Email, roleId: Id })
  .meta({ id: 'InviteStaffBody' });

export const InvitationView = z
  .object({
    _id: z.string(),
    userName: z.string(),
    email: z.string(),
    /** Null when the role was deleted. */
    roleName: z.string().nullable(),
    invitedBy: z.string(),
    expiresAt: z.string(),
    /** `void`: the role was deleted, or who invited may not grant it any more. */
    state: z.enum(['open', 'expired', 'void']),
    /** Whether the one who asks may send it again and revoke it: its role allows no more than the own one. */
    mayChange: z.boolean(),
  })
  .meta({ id: 'StaffInvitationView' });
export type InvitationView = z.infer<typeof InvitationView>;

export const InvitationsResponse = responseOf(z.array(InvitationView)).meta({ id: 'StaffInvitationsAnswer' });

export const InvitationLinkBody = z.object({ token: LinkToken }).meta({ id: 'InvitationLinkBody' });

/** Whom the link invites. */
export const OpenInvitationResponse = responseOf(
  z.object({ userName: z.string(), email: z.string(), roleName: z.string() }),
).meta({ id: 'OpenInvitationAnswer' });

export const AcceptInvitationBody = z
  .object({ token: LinkToken, userName: text(60), password: Password })
  .meta({ id: 'AcceptInvitationBody' });
