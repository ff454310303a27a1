interface Outcome {
  heading: string;
  /** Beside what the shop says. */
  advice?: string;
  /** What is best done next. */
  way: 'ask-again' | 'pay-again' | 'checkout' | 'orders';
}

const heading = "Your payment isn't through yet";

const outcomes: Record<string, Outcome> = {
  PAYMENT_DECLINED: { heading, advice: 'Nothing was charged.', way: 'pay-again' },
  PAYMENT_NOT_APPROVED: { heading, advice: 'Nothing was charged.', way: 'pay-again' },
  PAYMENT_DENIED: { heading: 'Your payment was refused', advice: 'Nothing was charged.', way: 'checkout' },
  PAYMENT_IN_REVIEW: { heading: 'Your payment is being reviewed', way: 'orders' },
  ORDER_CLOSED: { heading: 'This order is closed', advice: 'Nothing was charged.', way: 'checkout' },
  OUT_OF_STOCK: {
    heading: 'Somebody was faster',
    advice: 'The time to pay was over, and nothing was charged.',
    way: 'checkout',
  },
  ORDER_REFUNDED: { heading: 'Your money goes back to you', way: 'orders' },
  NOT_FOUND: { heading, way: 'orders' },
};

/** Asking again may help after these; 0 is no answer at all. */
const transientStatuses = [0, 429, 502, 503, 504];

export function outcomeOf({ status, code }: { status: number; code: string }): Outcome {
  if (transientStatuses.includes(status)) return { heading, way: 'ask-again' };
  return outcomes[code] ?? { heading, way: 'checkout' };
}
