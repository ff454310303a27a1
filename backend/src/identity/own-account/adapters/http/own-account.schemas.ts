import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { text } from '../../../../platform/http/wire';
import { Code, GivenPassword } from '../../../passwords/adapters/http/password.schemas';

export const OwnNameBody = z.object({ userName: text(60) }).meta({ id: 'OwnNameBody' });

export const NewEmailBody = z
  .object({ newEmail: Email, password: GivenPassword })
  .meta({ id: 'NewEmailBody' });

export const EmailCodeBody = z.object({ code: Code }).meta({ id: 'EmailCodeBody' });
