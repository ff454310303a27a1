import { z } from 'zod';
import { Email, Password } from './auth.schemas';

export const ForgotPasswordBody = z.object({ email: Email }).meta({ id: 'ForgotPasswordBody' });

export const ResetPasswordBody = z
  .object({
    /** Of the link in the e-mail. */
    token: z.string().min(1, 'must not be empty').max(100, 'must be at most 100 characters'),
    newPassword: Password,
  })
  .meta({ id: 'ResetPasswordBody' });
