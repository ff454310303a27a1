import { DomainError } from '../../shared/domain-error';
import { lineName, type Named } from './line-name';

export class NoSuchOrder extends DomainError {
  constructor() {
    super('NOT_FOUND', 'not-found', 'Order not found');
  }
}

export class CartIsEmpty extends DomainError {
  constructor() {
    super('CART_EMPTY', 'conflict', 'Your cart is empty. Please add items to proceed');
  }
}

export class NoAddressChosen extends DomainError {
  constructor() {
    super('NO_ADDRESS', 'invalid', 'Please select one address to proceed.');
  }
}

interface Shortage {
  variantId: string;
  left: number;
}

/** The shop has less than was asked for; names the lines that fall short. */
export class OutOfStock extends DomainError {
  constructor(shortages: { name: string; left: number }[]) {
    super('OUT_OF_STOCK', 'conflict', shortages.map(validationMessage).join(' '));
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

const validationMessage = ({ name, left }: { name: string; left: number }): string =>
  left === 0 ? `${name} is sold out.` : `We only have ${left} left of ${name}.`;

/** What the shopper saw is not what the shop asks now. */
export class PriceChanged extends DomainError {
  constructor() {
    super('PRICE_CHANGED', 'conflict', 'Something in your cart changed. Please review it before you pay.');
  }
}

export class OrderIsClosed extends DomainError {
  constructor() {
    super('ORDER_CLOSED', 'conflict', 'This order can no longer be paid. Please order again.');
  }
}

export class OrderWasRefunded extends DomainError {
  constructor() {
    super('ORDER_REFUNDED', 'conflict', 'This order was refunded and stays rejected');
  }
}

export class PaymentDeclined extends DomainError {
  constructor() {
    super(
      'PAYMENT_DECLINED',
      'declined',
      'The payment was declined. Please try again or choose another way to pay.',
    );
  }
}

/** The provider gives nothing for this order, whatever its buyer does. */
export class PaymentDenied extends DomainError {
  constructor() {
    super(
      'PAYMENT_DENIED',
      'declined',
      'PayPal refused the payment. Your cart is unchanged, so you can order again.',
    );
  }
}

export class PaymentNotApproved extends DomainError {
  constructor() {
    super('PAYMENT_NOT_APPROVED', 'conflict', "You haven't approved the payment at PayPal yet.");
  }
}

export class PaymentInReview extends DomainError {
  constructor() {
    super(
      'PAYMENT_IN_REVIEW',
      'conflict',
      "PayPal is reviewing your payment. We'll confirm your order as soon as PayPal releases it, usually within a day.",
    );
  }
}

/** The money of the order before may be moving right now. */
export class PaymentUnderway extends DomainError {
  constructor() {
    super(
      'PAYMENT_UNDERWAY',
      'conflict',
      'Your last payment is still being processed. Please check your orders in a moment.',
    );
  }
}

export class OrderTooLarge extends DomainError {
  constructor() {
    super(
      'ORDER_TOO_LARGE',
      'conflict',
      'An order can be at most $10,000,000. Please split it into several orders.',
    );
  }
}
