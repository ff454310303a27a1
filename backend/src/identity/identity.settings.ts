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
      .optional()
      .meta({
        description:
          'signs the session cookie: at least 32 characters, 8 of them distinct; required in production',
        whenUnset: 'generated, kept in `DATA_DIR`',
      }),
    SESSION_MINUTES: wholeNumber(1, 10_080).default(60).meta({
      description: 'how long an unused session lives',
      audited: 'Life of an unused session in minutes',
    }),
    ADMIN_SECOND_FACTOR: oneOf('optional', 'required')
      .default('optional')
      .meta({
        description:
          '`required`: an admin without a [second factor](decisions/0029-second-factors-are-sealed-with-the-shops-secret.md) ' +
          'can only set one up; `optional`: each admin may',
        audited: 'Second factor of admins',
      }),
    LOGIN_FAILURES_PER_ACCOUNT: wholeNumber(1, 1_000)
      .default(10)
      .meta({
        description:
          'failed logins per account in 15 minutes before the next has to wait: ' +
          'half a minute, then longer each time',
        audited: 'Failed logins per account',
      }),
    LOGIN_FAILURES_PER_ADDRESS: wholeNumber(1, 100_000).default(50).meta({
      description: 'the same per address, including registrations of taken e-mails',
      audited: 'Failed logins per IP address',
    }),
    REGISTRATIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300).meta({
      description: 'registrations per address and hour',
      audited: 'Registrations per IP address and hour',
    }),
    // Not before the e-mails to a guest and what tells of the guest's cart, which are forgotten after 400 days.
    GUESTS_KEPT_DAYS: wholeNumber(400, 36_500)
      .default(1_095)
      .meta({
        description:
          'days after the last order before a guest is [forgotten](operations.md#how-long-data-is-kept): ' +
          'the orders stay for the books',
        audited: 'Days after the last order before a guest is forgotten',
      }),
  },
  [requiredInProduction('JWT_SECRET')],
) {}
