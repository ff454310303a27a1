import { DomainError } from '../../../shared/domain-error';

export class TooManyAddresses extends DomainError.of(
  'conflict',
  'ADDRESS_LIMIT',
  'You can add max 3 addresses',
) {}

export class NoSuchAddress extends DomainError.of('not-found', 'NOT_FOUND', 'Address not found') {}
