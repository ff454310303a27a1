import { DomainError } from '../../shared/domain-error';

export class WishListFull extends DomainError {
  constructor(atMost: number) {
    super('conflict', 'WISH_LIST_FULL', `A wish list holds at most ${atMost} products`);
  }
}

export class NoSuchProduct extends DomainError.of(
  'not-found',
  'NOT_FOUND',
  'This product is no longer available',
) {}
