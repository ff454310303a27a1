import { DomainError } from '../../../shared/domain-error';

export class NoSuchBanner extends DomainError.of('not-found', 'NOT_FOUND', 'Feature image not found') {}

/** Another admin has added or deleted a banner since this order was read. */
export class OrderOfOtherBanners extends DomainError.of(
  'conflict',
  'BANNERS_CHANGED',
  'Someone else changed the banners. Reload to see them.',
) {}

export class TooManyBanners extends DomainError.of(
  'conflict',
  'TOO_MANY_BANNERS',
  'You can have at most 50 feature images. Delete one first.',
) {}
