/** The kinds of things that are reconciled. */
export const subjects = ['order', 'payment', 'variant', 'customer', 'product', 'day', 'word'] as const;
type Subject = (typeof subjects)[number];

/** Two sides contradict each other about one subject. */
export interface Discrepancy {
  subject: Subject;
  /** An id; for a day or a word, the day or the word itself. */
  subjectId: string;
  orderId: string | null;
  productId: string | null;
  /** Follows the subject: "is paid, and its payment is abandoned". */
  problem: string;
}

export const aboutOrder = (orderId: string, problem: string): Discrepancy => ({
  subject: 'order',
  subjectId: orderId,
  orderId,
  productId: null,
  problem,
});

export const aboutPayment = (paymentId: string, orderId: string, problem: string): Discrepancy => ({
  subject: 'payment',
  subjectId: paymentId,
  orderId,
  productId: null,
  problem,
});

export const aboutVariant = (variantId: string, productId: string, problem: string): Discrepancy => ({
  subject: 'variant',
  subjectId: variantId,
  orderId: null,
  productId,
  problem,
});

export const aboutCustomer = (userId: string, problem: string): Discrepancy => ({
  subject: 'customer',
  subjectId: userId,
  orderId: null,
  productId: null,
  problem,
});

export const aboutProduct = (productId: string, problem: string): Discrepancy => ({
  subject: 'product',
  subjectId: productId,
  orderId: null,
  productId,
  problem,
});

export const aboutDay = (day: string, problem: string): Discrepancy => ({
  subject: 'day',
  subjectId: day,
  orderId: null,
  productId: null,
  problem,
});

export const aboutWord = (word: string, problem: string): Discrepancy => ({
  subject: 'word',
  subjectId: word,
  orderId: null,
  productId: null,
  problem,
});
