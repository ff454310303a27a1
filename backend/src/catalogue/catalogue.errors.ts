import { DomainError } from '../shared/domain-error';

export class NoSuchProduct extends DomainError.of('not-found', 'NOT_FOUND', 'Product not found') {}
