import { DomainError } from '../../shared/domain-error';

/** More than the stock would be in the cart; `inCart` is what is in it already. */
export class QuantityUnavailable extends DomainError {
  readonly code = 'OUT_OF_STOCK';
  readonly kind = 'conflict';
  constructor(inCart: number) {
    super(`Only ${inCart} quantity can be added for this item`);
  }
}

export class NoSuchItem extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('This item is no longer available');
  }
}

/** The cart holds several variants of a product, and the client names the product alone. */
export class WhichVariant extends DomainError {
  readonly code = 'WHICH_VARIANT';
  readonly kind = 'conflict';
  constructor() {
    super('Your cart has this item in more than one size or colour. Choose one of them.');
  }
}
