import { DomainError } from '../../shared/domain-error';

/** More than the stock would be in the cart; `inCart` is what is in it already. */
export class QuantityUnavailable extends DomainError {
  constructor(inCart: number) {
    super('conflict', 'OUT_OF_STOCK', `Only ${inCart} quantity can be added for this item`);
  }
}

export class NoSuchItem extends DomainError.of(
  'not-found',
  'NOT_FOUND',
  'This item is no longer available',
) {}

/** The cart holds several variants of a product, and the client names the product alone. */
export class WhichVariant extends DomainError.of(
  'conflict',
  'WHICH_VARIANT',
  'Your cart has this item in more than one size or colour. Choose one of them.',
) {}
