import { DomainError } from '../../shared/domain-error';

export class NoSuchMail extends DomainError.of('not-found', 'MAIL_NOT_FOUND', 'There is no such e-mail') {}

export class MailNotFailed extends DomainError.of(
  'conflict',
  'MAIL_NOT_FAILED',
  'This e-mail is on its way or has been sent',
) {}

/** Its facts have changed since, such as a refund that has come. */
export class MailIsPointless extends DomainError.of(
  'conflict',
  'MAIL_IS_POINTLESS',
  'There is nothing to tell any more',
) {}

/** The shop's findings about itself are its owner's business. */
export class MailIsOwners extends DomainError.of(
  'conflict',
  'MAIL_IS_OWNERS',
  'This e-mail is for the owner of the shop only',
) {}

/** The link or code in it is valid for a limited time after it was asked for. */
export class MailNotRepeatable extends DomainError.of(
  'conflict',
  'MAIL_NOT_REPEATABLE',
  'The link or code in this e-mail is valid for a limited time. Its recipient can ask for a new one',
) {}

export class NoSuchMailText extends DomainError.of(
  'not-found',
  'MAIL_TEXT_NOT_FOUND',
  'There is no such text of e-mails',
) {}

/** Someone else saved the text since this editor read it. */
export class StaleMailText extends DomainError.of(
  'conflict',
  'STALE_MAIL_TEXT',
  'Someone else has changed this text. Reload it and try again.',
) {}

export class NoOpening extends DomainError.of(
  'invalid',
  'NO_OPENING',
  'This e-mail begins with facts that stay as they are',
  { field: 'opening' },
) {}

export class OpeningMissing extends DomainError.of(
  'invalid',
  'OPENING_MISSING',
  'Send the words of the opening, too, or an empty text for none',
  { field: 'opening' },
) {}

export class UnknownPlaceholder extends DomainError {
  constructor(field: string, name: string) {
    super('invalid', 'UNKNOWN_PLACEHOLDER', `This e-mail has no placeholder {${name}}`, { field });
  }
}
