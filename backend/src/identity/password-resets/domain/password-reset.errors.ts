import { DomainError } from '../../../shared/domain-error';

/** One refusal for a link that is unknown, used, replaced or too old. */
export class ResetLinkInvalid extends DomainError.of(
  'invalid',
  'RESET_LINK_INVALID',
  'This link no longer works. Please request a new one',
) {}

/** `SMTP_URL` is not set. */
export class NoMailServer extends DomainError.of(
  'conflict',
  'NO_MAIL_SERVER',
  "This shop can't send e-mails. Please contact the shop",
) {}
