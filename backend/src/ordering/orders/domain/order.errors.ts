import { writtenWhole } from '../../../shared/currency/written-amount';
import { DomainError } from '../../../shared/domain-error';
import { Money } from '../../../shared/money';
import type { HoldReason } from './hold';
import { lineName, type Named } from './line-name';

export class NoSuchOrder extends DomainError.of('not-found', 'NOT_FOUND', 'Order not found') {}

export class CartIsEmpty extends DomainError.of(
  'conflict',
  'CART_EMPTY',
  'Your cart is empty. Please add items to proceed',
) {}

export class NoAddressChosen extends DomainError.of(
  'invalid',
  'NO_ADDRESS',
  'Please select one address to proceed.',
) {}

export class NoDelivery extends DomainError.of(
  'conflict',
  'NO_DELIVERY',
  "We don't deliver to this address. Please choose another one.",
) {}

/** The method was switched off, or does not go to this address. */
export class DeliveryUnavailable extends DomainError.of(
  'conflict',
  'DELIVERY_UNAVAILABLE',
  'This delivery is no longer available for your address. Please choose another one.',
) {}

interface Shortage {
  variantId: string;
  left: number;
}

/** The shop has less than was asked for; names the lines that fall short. */
export class OutOfStock extends DomainError {
  constructor(shortages: { name: string; left: number }[]) {
    super('conflict', 'OUT_OF_STOCK', shortages.map(shortageText).join(' '));
  }

  static inLines(lines: readonly (Named & { variantId: string })[], short: readonly Shortage[]): OutOfStock {
    const shortages = lines.flatMap((line) =>
      short
        .filter(({ variantId }) => variantId === line.variantId)
        .map(({ left }) => ({ name: lineName(line), left })),
    );
    return new OutOfStock(shortages);
  }
}

const shortageText = ({ name, left }: { name: string; left: number }): string =>
  left === 0 ? `${name} is sold out.` : `We only have ${left} left of ${name}.`;

/** The shopper saw other prices than the current ones. */
export class PriceChanged extends DomainError.of(
  'conflict',
  'PRICE_CHANGED',
  'Something in your cart changed. Please review it before you pay.',
) {}

/** The cut-off time has passed since the shopper saw them, or the shop's calendar has changed. */
export class DatesChanged extends DomainError.of(
  'conflict',
  'DATES_CHANGED',
  'The delivery dates have changed. Please check them before you pay.',
) {}

/** The shopper saw another refund than the current one. */
export class RefundChanged extends DomainError.of(
  'conflict',
  'REFUND_CHANGED',
  'The refund has changed. Please check it before you cancel.',
) {}

export class OrderIsClosed extends DomainError.of(
  'conflict',
  'ORDER_CLOSED',
  'This order can no longer be paid. Please order again.',
) {}

export class OrderNotPaid extends DomainError.of(
  'conflict',
  'ORDER_NOT_PAID',
  'This order is not paid. Open it to change its status anyway.',
) {}

/** An exchange goes with its return. */
export class OrderAwaitsReturn extends DomainError.of(
  'conflict',
  'ORDER_AWAITS_RETURN',
  'This order is an exchange. It goes with its return, which decides when it is sent and whether it ends.',
) {}

export class OrderWasRefunded extends DomainError.of(
  'conflict',
  'ORDER_REFUNDED',
  'This order was refunded and stays rejected',
) {}

const heldBecause: Record<HoldReason, string> = {
  'refunded-elsewhere': 'PayPal gave a part of its money back without the shop',
  disputed: 'its buyer disputes the payment at PayPal',
  reversed: 'PayPal took its money back',
  'customer-blocked': 'its customer is blocked',
  'refund-refused': 'PayPal refused a refund',
};

export class OrderIsHeld extends DomainError {
  constructor(reason: HoldReason) {
    super(
      'conflict',
      'ORDER_ON_HOLD',
      `This order is on hold: ${heldBecause[reason]}. Release it to send it.`,
    );
  }
}

export class PaymentDeclined extends DomainError.of(
  'declined',
  'PAYMENT_DECLINED',
  'The payment was declined. Try again, or use another card in PayPal.',
) {}

/** The provider gives nothing for this order, whatever its buyer does. */
export class PaymentDenied extends DomainError.of(
  'declined',
  'PAYMENT_DENIED',
  'PayPal refused the payment. Your cart is unchanged, so you can order again.',
) {}

export class PaymentNotApproved extends DomainError.of(
  'conflict',
  'PAYMENT_NOT_APPROVED',
  "You haven't approved the payment at PayPal yet.",
) {}

export class PaymentInReview extends DomainError.of(
  'conflict',
  'PAYMENT_IN_REVIEW',
  "PayPal is reviewing your payment. We'll confirm your order as soon as PayPal releases it, usually within a day.",
) {}

/** The money of the order before may be moving right now. */
export class PaymentUnderway extends DomainError.of(
  'conflict',
  'PAYMENT_UNDERWAY',
  'Your last payment is still being processed. Please check your orders in a moment.',
) {}

/** Another order has a cancellation with this id. */
export class CancellationIdTaken extends DomainError.of(
  'conflict',
  'CANCELLATION_ID_TAKEN',
  'The id of this cancellation belongs to another one',
) {}

export class TooLateToCancel extends DomainError.of(
  'conflict',
  'TOO_LATE_TO_CANCEL',
  "We're already preparing this order, so it can't be cancelled here any more. Please contact us.",
) {}

/** Nothing of it is sent any more. */
export class OrderHasEnded extends DomainError.of(
  'conflict',
  'ORDER_ENDED',
  "This order has ended. Its address can't be corrected any more.",
) {}

export class OrderHasChanged extends DomainError.of(
  'conflict',
  'ORDER_CHANGED',
  'This order has changed. Please check it and try again.',
) {}

/** Its shopper picks it up. */
export class OrderHasNoAddress extends DomainError.of(
  'conflict',
  'ORDER_HAS_NO_ADDRESS',
  'This order is picked up. It has no address to correct.',
) {}

/** The paid price belongs to a method that does not deliver there. */
export class NotDeliveredThere extends DomainError {
  constructor(method: string) {
    super(
      'conflict',
      'NOT_DELIVERED_THERE',
      `${method} doesn't go to this address. Please reject this order, and ask the shopper to order again.`,
    );
  }
}

/** Another server of the shop was started with another currency, before there was an order. */
export class CurrencyHasChanged extends DomainError.of(
  'conflict',
  'CURRENCY_HAS_CHANGED',
  'The shop has changed its currency. Please come back in a minute.',
) {}

export const maxTotal = Money.ofCents(10_000_000_00);

export class OrderTooLarge extends DomainError {
  constructor() {
    const most = writtenWhole(maxTotal);
    super(
      'conflict',
      'ORDER_TOO_LARGE',
      `An order can be at most ${most}. Please split it into several orders.`,
    );
  }
}

/** Its e-mail address was used for many orders that nobody has paid. */
export class TooManyUnpaidOrders extends DomainError.of(
  'too-often',
  'TOO_MANY_UNFINISHED_PAYMENTS',
  'Several orders with this e-mail address were started without being paid. Please try again in an hour.',
  { retryAfterSeconds: 3_600 },
) {}

export class OrderNotClaimable extends DomainError.of(
  'conflict',
  'NOT_CLAIMABLE',
  'Only a paid order of a guest can be added to an account',
) {}
