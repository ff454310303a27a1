import { DomainError } from '../../../shared/domain-error';

export class NoSuchLink extends DomainError.of(
  'not-found',
  'NO_SUCH_LINK',
  "This link doesn't open an order any more. Ask for a new one.",
) {}

/** `SMTP_URL` is not set. */
export class NoMailServer extends DomainError.of(
  'conflict',
  'NO_MAIL_SERVER',
  "This shop can't send e-mails. Please contact the shop",
) {}
