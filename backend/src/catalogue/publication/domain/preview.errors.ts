import { DomainError } from '../../../shared/domain-error';

export class PreviewExpired extends DomainError.of(
  'not-found',
  'PREVIEW_EXPIRED',
  'This preview link has expired, or it was replaced by a newer one.',
) {}
