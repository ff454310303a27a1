import { DomainError } from '../../shared/domain-error';

export class NoSuchMail extends DomainError.of('not-found', 'MAIL_NOT_FOUND', 'There is no such e-mail') {}

export class MailNotFailed extends DomainError.of(
  'conflict',
  'MAIL_NOT_FAILED',
  'This e-mail is on its way or has been sent',
) {}
