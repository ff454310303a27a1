import { DomainError } from '../../../shared/domain-error';

export class NoSuchLink extends DomainError.of(
  'not-found',
  'NO_SUCH_LINK',
  "This link doesn't open an order any more. Ask for a new one.",
) {}
