/** What two books say differently. */
export interface Discrepancy {
  subject: 'order' | 'payment' | 'variant' | 'customer';
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
