import { DomainError } from '../../../shared/domain-error';

export class NoSuchVariant extends DomainError.of('not-found', 'VARIANT_NOT_FOUND', 'Variant not found') {}
