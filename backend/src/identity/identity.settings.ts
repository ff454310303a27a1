import { z } from 'zod';
import { oneOf, requiredInProduction, settingsOf, wholeNumber } from '../platform/config/settings';

/** Any random secret has more. */
const isVaried = (secret: string) => new Set(secret).size >= 8;

export class IdentitySettings extends settingsOf(
  {
    JWT_SECRET: z
      .string()
      .min(32, { error: 'must have at least 32 characters', abort: true })
      .refine(isVaried, 'must have at least 8 different characters')
      .optional(),
    SESSION_MINUTES: wholeNumber(1, 10_080).default(60),
    ADMIN_SECOND_FACTOR: oneOf('optional', 'required').default('optional'),
    LOGIN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1_000).default(10),
    LOGIN_FAILURES_PER_ADDRESS: wholeNumber(1, 100_000).default(50),
    REGISTRATIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  },
  [requiredInProduction('JWT_SECRET')],
) {}
