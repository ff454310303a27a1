import type { Schema } from '@haberdash/kit/api/client';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { noFacts } from '../products/facts/facts';
import { pageOf } from './list';

export const productList = (...data: Schema<'ListedProductView'>[]) => pageOf(data);

const onlyVariant: Schema<'VariantView'> = {
  _id: 'variant-1',
  size: null,
  colour: null,
  price: 49.99,
  salePrice: 0,
  stock: 12,
  sku: null,
  image: '/uploads/shirt-1200.webp',
};

export const linenShirt: Schema<'ListedProductView'> = {
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
  options: { sizes: [], colours: [] },
  state: 'published',
  publishAt: null,
  facts: noFacts,
  lacksFacts: false,
  variants: [onlyVariant],
  soldIn30Days: 0,
};

export const linenShirtDetails: Schema<'AdminProductView'> = {
  ...linenShirt,
  description: 'Light and airy',
  pictures: [],
  variants: [{ ...onlyVariant, gtin: null, mpn: null, onSale: true, deletable: false }],
};

/** In two sizes and two colours; one combination is off sale and one does not exist. */
export const oxfordShirt: Schema<'ListedProductView'> = {
  ...linenShirt,
  _id: 'product-2',
  title: 'Oxford Shirt',
  totalStock: 32,
  options: {
    sizes: ['S', 'M'],
    colours: [
      { name: 'Navy', hex: '#1f3050', image: '/uploads/navy-1200.webp' },
      { name: 'Olive', hex: '#69693a', image: '/uploads/shirt-1200.webp' },
    ],
  },
  variants: [
    { ...onlyVariant, size: 'S', colour: 'Navy', stock: 12, sku: 'OX-NS' },
    { ...onlyVariant, _id: 'variant-2', size: 'M', colour: 'Navy', stock: 0 },
    { ...onlyVariant, _id: 'variant-3', size: 'S', colour: 'Olive', stock: 20 },
  ],
};

const variant = (
  number: number,
  size: Schema<'Size'>,
  colour: string,
  stock: number,
): Schema<'AdminProductView'>['variants'][number] => ({
  _id: `variant-${number}`,
  size,
  colour,
  price: 49.99,
  salePrice: 0,
  stock,
  sku: null,
  gtin: null,
  mpn: null,
  image: '/uploads/shirt-1200.webp',
  onSale: true,
  deletable: false,
});

export const oxfordShirtDetails: Schema<'AdminProductView'> = {
  ...oxfordShirt,
  description: 'Crisp',
  pictures: [],
  variants: [
    { ...variant(1, 'S', 'Navy', 12), sku: 'OX-NS' },
    { ...variant(2, 'M', 'Navy', 0), deletable: true },
    variant(3, 'S', 'Olive', 20),
    { ...variant(4, 'XL', 'Olive', 3), onSale: false },
  ],
};

type AdminOrder = Schema<'AdminOrderView'>;

const minutesPastTwo = (minute: number) => new Date(2026, 10, 20, 14, minute).toISOString();

export const sam: Schema<'Author'> = { kind: 'shopper', name: 'Sam Shopper' };
export const ada: Schema<'Author'> = { kind: 'admin', name: 'Ada Admin' };
export const theShop: Schema<'Author'> = { kind: 'shop', name: null };

export const orderChange = (
  orderStatus: AdminOrder['orderStatus'],
  paymentStatus: AdminOrder['paymentStatus'],
  by: Schema<'Author'>,
  minute: number,
  cancelReason: AdminOrder['cancelReason'] = null,
): AdminOrder['history'][number] => ({
  orderStatus,
  paymentStatus,
  cancelReason,
  by,
  at: minutesPastTwo(minute),
});

export const paymentChange = (
  kind: Exclude<Schema<'PaymentChangeView'>['kind'], 'refund-pending' | 'refund-asked-again'>,
  by: Schema<'Author'>,
  minute: number,
  more: Partial<Schema<'PaymentChangeView'>> = {},
): Schema<'PaymentChangeView'> => ({
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the server sends it to remotes of 1.0.0
  step: kind,
  kind,
  by,
  at: minutesPastTwo(minute),
  reference: null,
  amount: null,
  currency: null,
  ...more,
});

export const paidOrder: Schema<'AdminOrderView'> = {
  _id: 'order-1',
  orderNumber: 'HB-10001',
  userId: 'user-1',
  userName: 'Sam Shopper',
  userEmail: 'sam@haberdash.test',
  paymentDeclined: false,
  captureId: null,
  paidDate: null,
  hold: null,
  refunds: { amount: 0, date: null },
  pageVersions: [{ slug: 'terms', title: 'Terms of sale', version: 2 }],
  cartId: 'cart-1',
  cartItems: [
    {
      productId: 'product-1',
      variantId: 'variant-1',
      size: null,
      colour: null,
      title: 'Linen Shirt',
      image: '/uploads/shirt-1200.webp',
      price: 49.99,
      sku: 'LINEN-M',
      quantity: 2,
      inParcels: 0,
      cancelled: 0,
    },
  ],
  parcels: [],
  addressInfo: {
    addressId: 'address-1',
    recipient: 'Robin Buyer',
    address: '12 Thread Lane',
    city: 'Porto',
    region: '',
    pincode: '4000-123',
    country: 'PT',
    phone: '+351 900 000 000',
    phoneE164: '+351900000000',
    notes: 'Ring twice',
  },
  orderStatus: 'confirmed',
  paymentMethod: 'paypal',
  paymentStatus: 'paid',
  cancelReason: null,
  delivery: {
    name: 'Standard delivery',
    kind: 'delivery',
    carrier: null,
    pickUpText: null,
    promised: { from: '2026-11-24', to: '2026-11-26' },
  },
  deliveryAmount: 0,
  components: [],
  totalAmount: 99.98,
  orderDate: '2026-11-20T23:30:00.000Z',
  orderUpdateDate: '2026-11-20T23:30:00.000Z',
  paymentId: 'payment-1',
  payerId: 'payer-1',
  notes: [],
  guestLinks: null,
  linkActions: [],
  parcelHistory: [],
  cancellations: [],
  refundList: [],
  withdrawals: [],
  addressCorrections: [],
  history: [orderChange('pending', 'pending', sam, 0), orderChange('confirmed', 'paid', sam, 3)],
  paymentHistory: [paymentChange('created', sam, 0, { amount: 99.98, currency: 'USD' })],
};

export const packedParcel: AdminOrder['parcels'][number] = {
  _id: 'parcel-1',
  parcelNumber: 'HB-10001-1',
  status: 'packed',
  pieces: [{ variantId: 'variant-1', quantity: 1 }],
  carrier: null,
  trackingNumber: null,
  trackingLink: null,
  packedDate: '2026-11-20T15:00:00.000Z',
  sentDate: null,
  deliveredDate: null,
  lostDate: null,
  remedy: null,
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

/** Selects an option of an antd Select, which renders its options when it opens. */
export async function pick(user: UserEvent, select: string, option: string): Promise<void> {
  await user.click(screen.getByRole('combobox', { name: select }));
  await user.click(await screen.findByTitle(option));
}

/** Adds a filter to a list by the panel of its toolbar, and closes the panel. */
export async function filterBy(user: UserEvent, filter: string, option: string): Promise<void> {
  const opener = screen.getByRole('button', { name: '+ Filter' });
  await user.click(opener);
  const names = within(await screen.findByRole('list', { name: 'Filters' }));
  await user.click(names.getByRole('button', { name: filter }));
  await user.click(await screen.findByTitle(option));
  await user.click(opener);
}

export const shopDetails: Schema<'ShopDetailsView'> = {
  version: 3,
  name: 'Hats & Caps',
  tagline: '',
  postalAddress: 'High Street 1',
  email: 'help@hats.test',
  currencySymbol: 'before',
  country: 'US',
  announcement: { text: '', isOn: false, link: null },
  promises: [{ title: 'Delivery', text: 'free on every order', link: null }],
  footer: { lines: ['Made by hand'], links: [] },
  withdrawal: { label: 'Withdraw from contract here', confirm: 'Confirm withdrawal', intro: '' },
};

export const collectionsOfProduct = (...data: Schema<'CollectionOfProductView'>[]) => ({
  success: true as const,
  data,
});
