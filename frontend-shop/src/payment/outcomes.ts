interface Outcome {
  heading: string;
  /** Replaces the server's message. */
  message?: string;
  /** Shown after the message. */
  advice?: string;
  /** The way is the recommended action. */
  way: 'retry' | 'pay-again' | 'checkout' | 'orders';
}

const nothingCharged = 'Nothing was charged.';

const outcomes: Record<string, Outcome> = {
  PAYMENT_DECLINED: {
    heading: 'Your payment was declined',
    message: 'Try again, or use another card in PayPal.',
    advice: nothingCharged,
    way: 'pay-again',
  },
  PAYMENT_NOT_APPROVED: { heading: "You haven't paid yet", advice: nothingCharged, way: 'pay-again' },
  PAYMENT_DENIED: { heading: 'Your payment was refused', advice: nothingCharged, way: 'checkout' },
  PAYMENT_IN_REVIEW: {
    heading: 'Your payment is under review',
    advice: 'Nothing more to do.',
    way: 'orders',
  },
  ORDER_CLOSED: { heading: 'This order is closed', advice: nothingCharged, way: 'checkout' },
  OUT_OF_STOCK: {
    heading: 'Sold out before you paid',
    advice: 'The time to pay ran out. Nothing was charged.',
    way: 'checkout',
  },
  ORDER_REFUNDED: { heading: "We're refunding your payment", way: 'orders' },
  NOT_FOUND: {
    heading: "We couldn't find this payment",
    message: 'Check your orders to see what was paid.',
    way: 'orders',
  },
};

/** A retry may help after these; 0 means that no response arrived. */
const transientStatuses = [0, 429, 502, 503, 504];

const unconfirmed: Outcome = {
  heading: "We couldn't confirm your payment yet",
  message: "We'll keep checking; you won't be charged twice.",
  way: 'retry',
};

export function outcomeOf({ status, code }: { status: number; code: string }): Outcome {
  if (transientStatuses.includes(status)) return unconfirmed;
  return outcomes[code] ?? { heading: "Your payment didn't go through", way: 'checkout' };
}
