import type { Schema } from '@haberdash/kit/api/client';

type Product = Schema<'ProductView'>;
type ProductDetails = Schema<'ProductDetailsView'>;
type Variant = Schema<'VariantView'>;
type Cart = Schema<'CartView'>;
type Address = Schema<'AddressView'>;

export const noFacts: ProductDetails['facts'] = {
  isTextile: true,
  materials: [],
  care: [],
  origin: null,
  weightGrams: null,
  model: null,
  measures: [],
};

export function product(fields: Partial<Product> = {}): Product {
  return {
    _id: 'product-1',
    image: '/uploads/shirt-1200.webp',
    title: 'Linen Shirt',
    category: 'men',
    brand: 'zara',
    price: 49.99,
    salePrice: 0,
    totalStock: 12,
    averageReview: 4.5,
    version: 1,
    options: { sizes: [], colours: [] },
    ...fields,
  };
}

export function variant(fields: Partial<Variant> = {}): Variant {
  return {
    _id: 'variant-1',
    size: null,
    colour: null,
    price: 49.99,
    salePrice: 0,
    stock: 12,
    sku: null,
    image: '/uploads/shirt-1200.webp',
    ...fields,
  };
}

export function productDetails(fields: Partial<ProductDetails> = {}): ProductDetails {
  return {
    ...product(),
    description: 'Light and airy',
    pictures: [],
    facts: noFacts,
    variants: [variant()],
    ...fields,
  };
}

/** A product with these variants, and the options that follow from them. */
export function productOf(...variants: Partial<Variant>[]): ProductDetails {
  const all = variants.map((fields) => variant({ _id: `${fields.colour}-${fields.size}`, ...fields }));
  const sizes = [...new Set(all.flatMap(({ size }) => size ?? []))];
  const colours = [...new Set(all.flatMap(({ colour }) => colour ?? []))].map(colour);
  const totalStock = all.reduce((sum, { stock }) => sum + stock, 0);
  return productDetails({ variants: all, options: { sizes, colours }, totalStock });
}

export function colour(name: string): Schema<'ColourView'> {
  return { name, hex: '#1f3a5f', image: `/uploads/${name.toLowerCase()}-1200.webp` };
}

type Meta = Schema<'ProductPageAnswer'>['meta'];

export function productPage(
  data: Product[],
  nextCursor: string | null = null,
  total = data.length,
  facets: Partial<Meta['facets']> = {},
  colours: Meta['colours'] = [],
) {
  const meta = {
    total,
    nextCursor,
    facets: { category: {}, brand: {}, size: {}, colour: {}, price: {}, sale: {}, inStock: {}, ...facets },
    colours,
  };
  return { success: true as const, data, meta };
}

export function cartLine(fields: Partial<Cart['items'][number]> = {}): Cart['items'][number] {
  return {
    productId: 'product-1',
    variantId: 'variant-1',
    size: null,
    colour: null,
    title: 'Linen Shirt',
    image: '/uploads/shirt-1200.webp',
    price: 49.99,
    salePrice: 0,
    quantity: 1,
    totalStock: 12,
    underReview: 0,
    ...fields,
  };
}

export function cart(...items: Cart['items']): Cart {
  const total = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  return { _id: 'cart-1', userId: 'user-1', items, total };
}

export function cartAnswer(...items: Cart['items']) {
  return { success: true as const, data: cart(...items) };
}

/** The toast after an item was added. */
export function addedToast(picture?: string) {
  const action = { label: 'View cart', dispatches: { type: 'cart/cartOpened' } };
  const detail = picture && 'Linen Shirt';
  return { variant: 'success', message: 'Product is added to cart', picture, detail, action };
}

export function address(number: number): Address {
  return {
    _id: `address-${number}`,
    userId: 'user-1',
    recipient: null,
    country: 'PT',
    address: `${number} Thread Lane`,
    city: 'Porto',
    region: '',
    pincode: '4000-123',
    phone: '+351 900 000 000',
    notes: 'Ring twice',
  };
}

export function addressList(...data: Address[]) {
  return { success: true as const, data };
}

/** The address of an order, copied from the one with this number. */
export function addressInfo(number: number): Schema<'OrderView'>['addressInfo'] {
  const { _id: addressId, userId: _, ...where } = address(number);
  return { addressId, ...where, recipient: 'Sam Shopper', phoneE164: '+351900000000' };
}

export function order(fields: Partial<Schema<'OrderDetailsView'>> = {}): Schema<'OrderDetailsView'> {
  return {
    _id: 'order-1',
    orderNumber: 'HB-10001',
    userId: 'user-1',
    userName: 'Sam Shopper',
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
        sku: null,
        quantity: 2,
        inParcels: 0,
        cancelled: 0,
      },
    ],
    parcels: [],
    addressInfo: addressInfo(1),
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
    orderDate: '2026-11-20T12:00:00.000Z',
    orderUpdateDate: '2026-11-20T12:00:00.000Z',
    paymentId: 'payment-1',
    payerId: 'payer-1',
    history: [change('pending', 'pending', 0), change('confirmed', 'paid', 3)],
    parcelHistory: [],
    cancellations: [],
    refundList: [],
    cancellableUntil: null,
    ...fields,
  };
}

export function orderPage(
  data: Schema<'OrderView'>[],
  nextCursor: string | null = null,
  hasHiddenAttempts = false,
) {
  return { success: true as const, data, meta: { nextCursor, hasHiddenAttempts } };
}

type OrderChange = Schema<'OrderDetailsView'>['history'][number];

/** On the 20th of November 2026, at this minute after two o'clock local time. */
export const change = (
  orderStatus: OrderChange['orderStatus'],
  paymentStatus: OrderChange['paymentStatus'],
  minute: number,
  by: OrderChange['by'] = 'you',
  cancelReason: OrderChange['cancelReason'] = null,
): OrderChange => ({
  orderStatus,
  paymentStatus,
  cancelReason,
  by,
  at: new Date(2026, 10, 20, 14, minute).toISOString(),
});

type ReviewPage = Schema<'ReviewPageAnswer'>;

export function review(fields: Partial<ReviewPage['data'][number]> = {}): ReviewPage['data'][number] {
  return {
    _id: 'review-1',
    productId: 'product-1',
    userId: 'user-2',
    userName: 'Kim',
    reviewMessage: 'Softens with every wash.',
    reviewValue: 4,
    reviewDate: '2026-11-20T12:00:00.000Z',
    verifiedPurchase: false,
    ...fields,
  };
}

export function reviewPage(data: ReviewPage['data'], meta: Partial<ReviewPage['meta']> = {}): ReviewPage {
  const stars = [1, 2, 3, 4, 5].map((star) => data.filter(({ reviewValue }) => reviewValue === star).length);
  const sum = data.reduce((total, { reviewValue }) => total + reviewValue, 0);
  const average = data.length > 0 ? sum / data.length : 0;
  return { success: true, data, meta: { total: data.length, average, stars, nextCursor: null, ...meta } };
}

export function shopContent(fields: Partial<Schema<'ShopContentView'>> = {}): Schema<'ShopContentView'> {
  return {
    name: 'Haberdash',
    tagline: 'Clothing and accessories, well cut.',
    postalAddress: '',
    email: 'help@haberdash.test',
    currencySymbol: 'before',
    country: 'US',
    announcement: null,
    promises: [
      { title: 'Delivery', text: 'Packed by hand', link: '/shop/delivery' },
      { title: 'Returns', text: 'Send it back within 30 days', link: '/shop/returns' },
    ],
    footer: { lines: ['Made to last'], links: [] },
    withdrawal: { label: 'Withdraw from contract here', confirm: 'Confirm withdrawal', intro: '' },
    pages: [
      { slug: 'imprint', title: 'Imprint' },
      { slug: 'terms', title: 'Terms of sale' },
      { slug: 'privacy', title: 'Privacy' },
      { slug: 'delivery', title: 'Delivery' },
      { slug: 'returns', title: 'Returns' },
      { slug: 'contact', title: 'Contact' },
      { slug: 'size-guide', title: 'Size guide' },
    ],
    sizeGuides: [],
    home: [
      { type: 'hero', heading: 'Well cut', text: 'Every day of the week' },
      { type: 'categories' },
      { type: 'brands' },
      { type: 'featured' },
    ],
    ...fields,
  };
}

export function textPage(fields: Partial<Schema<'PageView'>> = {}) {
  const page: Schema<'PageView'> = {
    slug: 'returns',
    title: 'Returns',
    html: '<p>Send it back within 30 days.</p>',
    version: 3,
    latestVersion: 3,
    updatedAt: '2026-11-20T11:52:07.000Z',
    ...fields,
  };
  return { success: true as const, data: page };
}
