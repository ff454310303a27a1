import { z } from 'zod';
import { isCommonPassword } from '../../../passwords/adapters/http/common-passwords';
import { asTyped } from '../../../../platform/http/pasted';
import { text } from '../../../../platform/http/wire';

export const Email = z
  .string()
  .overwrite(asTyped)
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('must be an email address'));
export const Password = z
  .string()
  .min(8, 'must be at least 8 characters')
  .max(128, 'must be at most 128 characters')
  .refine((given) => !isCommonPassword(given), 'must not be a common password, which is guessed first');
/** To be compared with the one that somebody has. */
export const GivenPassword = z
  .string()
  .min(1, 'must not be empty')
  .max(128, 'must be at most 128 characters');

export const RegisterBody = z
  .object({ userName: text(60), email: Email, password: Password })
  .meta({ id: 'RegisterBody' });
/** Of a second factor, as it is typed. */
export const Code = z.string().trim().min(1, 'must not be empty').max(50, 'must be at most 50 characters');

export const LogInBody = z
  .object({ email: Email, password: GivenPassword, code: Code.optional() })
  .meta({ id: 'LogInBody' });

export const ChangePasswordBody = z
  .object({ currentPassword: GivenPassword, newPassword: Password })
  .meta({ id: 'ChangePasswordBody' });

export const UserView = z
  .object({
    id: z.string(),
    userName: z.string(),
    email: z.string(),
    role: z.enum(['user', 'admin']),
    /** Only of an admin who has to set up a second factor and can do nothing else. */
    lacksSecondFactor: z.literal(true).optional(),
  })
  .meta({ id: 'UserView' });

/** Register and login have status 200 either way: their clients read only the flag. */
export const RegisterResponse = z
  .object({ success: z.boolean(), message: z.string(), code: z.string().optional() })
  .meta({ id: 'RegisterAnswer' });
export const LogInResponse = z
  .object({
    success: z.boolean(),
    message: z.string(),
    code: z.string().optional(),
    user: UserView.optional(),
  })
  .meta({ id: 'LogInAnswer' });
export const SessionResponse = z
  .object({ success: z.literal(true), user: UserView })
  .meta({ id: 'SessionAnswer' });

export type UserView = z.infer<typeof UserView>;
