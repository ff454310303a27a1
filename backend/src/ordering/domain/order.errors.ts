import { DomainError } from '../../shared/domain-error';
import { lineName, type Named } from './line-name';

export class NoSuchOrder extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('There is no such order');
  }
}

export class CartIsEmpty extends DomainError {
  readonly code = 'CART_EMPTY';
  readonly kind = 'conflict';
  constructor() {
    super('Your cart is empty. Please add items to proceed');
  }
}

export class NoAddressChosen extends DomainError {
  readonly code = 'NO_ADDRESS';
  readonly kind = 'invalid';
  constructor() {
    super('Please select one address to proceed.');
  }
}

/** The shop has less than was asked for; names the lines that fall short. */
export class OutOfStock extends DomainError {
  readonly code = 'OUT_OF_STOCK';
  readonly kind = 'conflict';
  constructor(titles: string[]) {
    super(`Not enough left in stock: ${titles.join(', ')}`);
  }

  static of(lines: readonly (Named & { variantId: string })[], short: string[]): OutOfStock {
    return new OutOfStock(lines.filter(({ variantId }) => short.includes(variantId)).map(lineName));
  }
}

/** What the shopper saw is not what the shop asks now. */
export class PriceChanged extends DomainError {
  readonly code = 'PRICE_CHANGED';
  readonly kind = 'conflict';
  constructor() {
    super('Your cart has changed since you saw it. Please look at it again.');
  }
}

export class OrderIsClosed extends DomainError {
  readonly code = 'ORDER_CLOSED';
  readonly kind = 'conflict';
  constructor() {
    super('This order can no longer be paid. Please order again.');
  }
}

export class OrderWasRefunded extends DomainError {
  readonly code = 'ORDER_REFUNDED';
  readonly kind = 'conflict';
  constructor() {
    super('This order was refunded and stays rejected');
  }
}

export class PaymentDeclined extends DomainError {
  readonly code = 'PAYMENT_DECLINED';
  readonly kind = 'declined';
  constructor() {
    super('The payment was declined. Please try again or choose another way to pay.');
  }
}

/** The provider gives nothing for this order, whatever its buyer does. */
export class PaymentDenied extends DomainError {
  readonly code = 'PAYMENT_DENIED';
  readonly kind = 'declined';
  constructor() {
    super('The payment was refused for good. Your cart is as it was: please order again.');
  }
}

export class PaymentNotApproved extends DomainError {
  readonly code = 'PAYMENT_NOT_APPROVED';
  readonly kind = 'conflict';
  constructor() {
    super('The payment was not approved yet');
  }
}

export class PaymentInReview extends DomainError {
  readonly code = 'PAYMENT_IN_REVIEW';
  readonly kind = 'conflict';
  constructor() {
    super('The payment provider is reviewing your payment. We confirm your order as soon as it is through.');
  }
}

/** The money of the order before may be moving right now. */
export class PaymentUnderway extends DomainError {
  readonly code = 'PAYMENT_UNDERWAY';
  readonly kind = 'conflict';
  constructor() {
    super('Your last payment is still being processed. Please look at your orders in a moment.');
  }
}

export class OrderTooLarge extends DomainError {
  readonly code = 'ORDER_TOO_LARGE';
  readonly kind = 'conflict';
  constructor() {
    super('One order can be of $10,000,000 at most. Please order in parts.');
  }
}
