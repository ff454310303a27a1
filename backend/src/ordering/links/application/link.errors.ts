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

export class NotOfGuest extends DomainError.of(
  'conflict',
  'NOT_OF_GUEST',
  'This order belongs to an account, which needs no link',
) {}

/** The staff has had one sent to this order, and its e-mail may still be on its way. */
export class LinkSentLately extends DomainError {
  constructor(retryAfterSeconds: number) {
    super(
      'too-often',
      'LINK_SENT_LATELY',
      'A fresh link was sent a short time ago. It may take some minutes to arrive, so please wait before you send another',
      { retryAfterSeconds },
    );
  }
}

/** One refusal for a code that is wrong, too old, used, replaced, or was guessed at too often. */
export class WrongCode extends DomainError.of(
  'invalid',
  'WRONG_CODE',
  "That code is incorrect or doesn't work any more. Please check it, or ask for a new one",
  { field: 'code' },
) {}
