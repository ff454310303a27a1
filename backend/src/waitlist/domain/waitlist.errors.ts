import { DomainError } from '../../shared/domain-error';

export class NoSuchVariant extends DomainError.of(
  'not-found',
  'NOT_FOUND',
  'This size is no longer available',
) {}

/** There is nothing to wait for. */
export class InStock extends DomainError.of('conflict', 'IN_STOCK', 'Good news: it is in stock again') {}

export class WaitlistFull extends DomainError {
  constructor(atMost: number) {
    super('conflict', 'WAITLIST_FULL', `You can wait for at most ${atMost} sizes at a time`);
  }
}

/** One refusal for a link that is unknown, replaced or whose entry is gone. */
export class WaitlistLinkInvalid extends DomainError.of(
  'invalid',
  'WAITLIST_LINK_INVALID',
  'This link no longer works, because nobody waits with it any more',
) {}

/** `SMTP_URL` is not set. */
export class NoMailServer extends DomainError.of(
  'conflict',
  'NO_MAIL_SERVER',
  "This shop can't send e-mails. Please contact the shop",
) {}
