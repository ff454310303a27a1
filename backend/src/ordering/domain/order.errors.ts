import { DomainError } from '../../shared/domain-error';
import { lineName, type Named } from './line-name';

export class NoSuchOrder extends DomainError {
  readonly code = 'NOT_FOUND';
  readonly kind = 'not-found';
  constructor() {
    super('Order not found');
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

interface Shortage {
  variantId: string;
  left: number;
}

/** The shop has less than was asked for; names the lines that fall short. */
export class OutOfStock extends DomainError {
  readonly code = 'OUT_OF_STOCK';
  readonly kind = 'conflict';
  constructor(shortages: { name: string; left: number }[]) {
    super(shortages.map(inWords).join(' '));
  }

  static of(lines: readonly (Named & { variantId: string })[], short: readonly Shortage[]): OutOfStock {
    const shortages = lines.flatMap((line) =>
      short
        .filter(({ variantId }) => variantId === line.variantId)
        .map(({ left }) => ({ name: lineName(line), left })),
    );
    return new OutOfStock(shortages);
  }
}

const inWords = ({ name, left }: { name: string; left: number }): string =>
  left === 0 ? `${name} is sold out.` : `We only have ${left} left of ${name}.`;

/** What the shopper saw is not what the shop asks now. */
export class PriceChanged extends DomainError {
  readonly code = 'PRICE_CHANGED';
  readonly kind = 'conflict';
  constructor() {
    super('Something in your cart changed. Please review it before you pay.');
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
    super('PayPal refused the payment. Your cart is unchanged, so you can order again.');
  }
}

export class PaymentNotApproved extends DomainError {
  readonly code = 'PAYMENT_NOT_APPROVED';
  readonly kind = 'conflict';
  constructor() {
    super("You haven't approved the payment at PayPal yet.");
  }
}

export class PaymentInReview extends DomainError {
  readonly code = 'PAYMENT_IN_REVIEW';
  readonly kind = 'conflict';
  constructor() {
    super(
      "PayPal is reviewing your payment. We'll confirm your order as soon as PayPal releases it, usually within a day.",
    );
  }
}

/** The money of the order before may be moving right now. */
export class PaymentUnderway extends DomainError {
  readonly code = 'PAYMENT_UNDERWAY';
  readonly kind = 'conflict';
  constructor() {
    super('Your last payment is still being processed. Please check your orders in a moment.');
  }
}

export class OrderTooLarge extends DomainError {
  readonly code = 'ORDER_TOO_LARGE';
  readonly kind = 'conflict';
  constructor() {
    super('An order can be at most $10,000,000. Please split it into several orders.');
  }
}
