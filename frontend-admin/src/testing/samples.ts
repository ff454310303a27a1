import type { Schema } from '@haberdash/kit/api/client';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const productPage = (...data: Schema<'ProductView'>[]) => ({
  success: true as const,
  data,
  meta: { total: data.length, nextCursor: null },
});

export const linenShirt: Schema<'ProductView'> = {
  _id: 'product-1',
  image: '/uploads/shirt-1200.webp',
  title: 'Linen Shirt',
  description: 'Light and airy',
  category: 'men',
  brand: 'zara',
  price: 49.99,
  salePrice: 0,
  totalStock: 12,
  averageReview: 4.5,
  version: 3,
};

export const paidOrder: Schema<'OrderView'> = {
  _id: 'order-1',
  userId: 'user-1',
  userName: 'Sam Shopper',
  cartId: 'cart-1',
  cartItems: [
    {
      productId: 'product-1',
      title: 'Linen Shirt',
      image: '/uploads/shirt-1200.webp',
      price: 49.99,
      quantity: 2,
    },
  ],
  addressInfo: {
    addressId: 'address-1',
    address: '12 Thread Lane',
    city: 'Porto',
    pincode: '4000-123',
    phone: '+351 900 000 000',
    notes: 'Ring twice',
  },
  orderStatus: 'confirmed',
  paymentMethod: 'paypal',
  paymentStatus: 'paid',
  totalAmount: 99.98,
  orderDate: '2026-11-20T23:30:00.000Z',
  orderUpdateDate: '2026-11-20T23:30:00.000Z',
  paymentId: 'payment-1',
  payerId: 'payer-1',
};

export const uploadedPicture = {
  success: true as const,
  result: { url: '/uploads/new-1200.webp', variants: [], placeholder: '' },
};

export const shirtPhoto = () => new File(['photo'], 'shirt.jpg', { type: 'image/jpeg' });

/** antd hides the file input behind its drop area. */
export function fileInput(): HTMLInputElement {
  return document.querySelector<HTMLInputElement>('input[type=file]')!;
}

/** Picks from an antd Select, whose options come to the page when it opens. */
export async function pick(user: UserEvent, select: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: select }));
  await user.click(await screen.findByTitle(option));
}
