import type { MailKind } from './mail-kind';

interface HourlyLimit {
  /** The number of e-mails to a mailbox within an hour from which on no more of the kind are sent. */
  atMost: number;
  /** The kinds that are counted. */
  of: MailKind[];
}

/**
 * Anybody who knows an address causes these: by registering with it, by asking for a new password, or by orders that are never paid. E-mails
 * that somebody waits for may be more, so that unpaid orders do not use up a link to set a new password.
 */
const sharedLimits: Partial<Record<MailKind, number>> = {
  'payment-failed': 6,
  'order-cancelled': 6,
  'order-refunded': 6,
  welcome: 10,
  'password-reset': 10,
};

/** Each is counted alone: no other e-mails silence the one that tells of an intruder. */
const ownLimits: Partial<Record<MailKind, number>> = {
  'password-changed': 10,
  'second-factor-off': 10,
  'new-device': 10,
  'email-code': 5,
  'guest-orders-code': 5,
  'email-changed': 10,
  'order-link': 5,
  'waitlist-confirmation': 5,
  'withdrawal-received': 10,
  'withdrawal-elsewhere': 3,
};

/** @returns undefined for a kind that only the shop, or a customer who paid, can cause */
export function hourlyLimitOf(kind: MailKind): HourlyLimit | undefined {
  const [shared, own] = [sharedLimits[kind], ownLimits[kind]];
  if (shared !== undefined) return { atMost: shared, of: Object.keys(sharedLimits) as MailKind[] };
  return own === undefined ? undefined : { atMost: own, of: [kind] };
}
