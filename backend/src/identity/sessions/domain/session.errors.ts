import { DomainError } from '../../../shared/domain-error';

export class NoSuchSession extends DomainError.of('not-found', 'NOT_FOUND', 'Session not found') {}
