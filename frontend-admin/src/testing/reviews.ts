import type { Schema } from '@haberdash/kit/api/client';

export const praise: Schema<'AdminReviewView'> = {
  _id: 'review-1',
  productId: 'product-1',
  productTitle: 'Linen Shirt',
  productImage: '/uploads/shirt-1200.webp',
  userId: 'user-1',
  userName: 'Robin Reader',
  reviewMessage: 'Softens with you.',
  reviewValue: 4,
  reviewDate: '2026-11-20T23:30:00.000Z',
  verifiedPurchase: true,
  hidden: false,
  hiddenReason: null,
  hiddenDate: null,
};

/** No buyer has told how the product fits. */
export const untoldFit = {
  success: true as const,
  data: { buyers: 0, small: 0, right: 0, large: 0, misfit: null, sizes: [] },
};
