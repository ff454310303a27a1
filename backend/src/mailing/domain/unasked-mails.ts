import type { MailKind } from './mail-kind';

/**
 * The number of unasked e-mails to a mailbox within an hour from which on no more of the kind are sent. Anybody who knows an address
 * causes them: by registering with it, by asking for a new password, by changing it, or by orders that are never paid. E-mails that somebody waits
 * for may be more, so that unpaid orders do not use up a link to set a new password.
 */
const hourlyLimits: Partial<Record<MailKind, number>> = {
  'payment-failed': 6,
  'order-cancelled': 6,
  'order-refunded': 6,
  welcome: 10,
  'password-reset': 10,
  'password-changed': 10,
  'second-factor-off': 10,
  'new-device': 10,
};

export const unaskedMailKinds = Object.keys(hourlyLimits) as MailKind[];

/** @returns undefined for a kind that only the shop, or a customer who paid, can cause */
export const hourlyLimitOf = (kind: MailKind): number | undefined => hourlyLimits[kind];
