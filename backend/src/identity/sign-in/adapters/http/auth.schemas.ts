import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { text } from '../../../../platform/http/wire';
import { Password, GivenPassword, Code } from '../../../passwords/adapters/http/password.schemas';

export const RegisterBody = z
  .object({ userName: text(60), email: Email, password: Password })
  .meta({ id: 'RegisterBody' });

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
    /** Only of an admin: what the calls of the admin need. Later versions may know more of them. */
    permissions: z.array(z.string()).optional(),
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
