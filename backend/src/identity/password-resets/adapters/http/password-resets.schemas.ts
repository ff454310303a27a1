import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { Password } from '../../../passwords/adapters/http/password.schemas';

export const ForgotPasswordBody = z.object({ email: Email }).meta({ id: 'ForgotPasswordBody' });

/** The token of a link in an e-mail. */
export const LinkToken = z.string().min(1, 'must not be empty').max(100, 'must be at most 100 characters');

export const ResetLinkBody = z.object({ token: LinkToken }).meta({ id: 'ResetLinkBody' });

/** The e-mail address of the account whose password the link sets. */
export const ResetLink = z
  .object({ success: z.literal(true), data: z.object({ email: z.string() }) })
  .meta({ id: 'ResetLink' });

export const ResetPasswordBody = z
  .object({ token: LinkToken, newPassword: Password })
  .meta({ id: 'ResetPasswordBody' });
