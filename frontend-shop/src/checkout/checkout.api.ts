import { centsOf, fromCents } from '@haberdash/kit/money';
import type { Schema } from '@haberdash/kit/api/client';
import { callApi } from '@haberdash/kit/effects';
import type { Address, AddressFields } from '../addresses/addresses.api';
import type { Cart, CartLine } from '../cart/cart.api';
import { quantityToOrder } from '../cart/cart-changes';
import { sellingPrice } from '../product/product';

/** A delivery of the cart to an address. */
export type CheckoutOffer = Schema<'CheckoutOfferView'>;

const isToOrder = (line: CartLine): boolean => quantityToOrder(line) > 0;

/** The order as the shopper sees it; the server compares it with its own data. Without an address, it is picked up. */
export function orderOf(
  { _id: cartId, userId, items, total }: Cart,
  chosen: Address | undefined,
  { methodId, price, promised }: CheckoutOffer,
  now = new Date(),
) {
  return {
    userId,
    cartId,
    cartItems: items.filter(isToOrder).map((line) => ({
      productId: line.productId,
      variantId: line.variantId,
      size: line.size,
      colour: line.colour,
      title: line.title,
      image: line.image,
      price: sellingPrice(line),
      quantity: quantityToOrder(line),
    })),
    addressInfo: chosen && addressInfoOf(chosen),
    orderStatus: 'pending',
    paymentMethod: 'paypal',
    paymentStatus: 'pending',
    deliveryMethodId: methodId,
    deliveryAmount: price,
    deliveryDates: promised,
    totalAmount: sumOf(total, price),
    orderDate: now.toISOString(),
    orderUpdateDate: now.toISOString(),
    paymentId: '',
    payerId: '',
  };
}

const addressInfoOf = ({ _id: addressId, userId: _, ...fields }: Address) => ({ addressId, ...fields });

/** The amounts are added in whole cents. */
export const sumOf = (...amounts: number[]): number =>
  fromCents(amounts.reduce((sum, amount) => sum + centsOf(amount), 0));

/** A buyer without an account. Without an address, the order is picked up by the person with this name. */
export interface GuestBuyer {
  email: string;
  userName?: string;
  address?: AddressFields;
}

/** Enough of an address to price its delivery. */
export interface Place {
  country: string;
  postcode: string;
}

export const placeKey = ({ country, postcode }: Place): string => `${country} ${postcode}`;

export const placeOf = ({ country, pincode }: AddressFields): Place => ({
  country: country ?? '',
  postcode: pincode.trim(),
});

export type NewOrder = ReturnType<typeof orderOf> & { guest?: GuestBuyer };

/** A guest's order has a link, which opens it. */
export type PlacedOrder = Schema<'PlaceOrderAnswer'> & { orderLink?: string };

export function postOrder(order: NewOrder, idempotencyKey: string) {
  const params = { header: { 'Idempotency-Key': idempotencyKey } };
  return callApi((api) => api.POST('/api/shop/order/create', { params, body: order }));
}

/** @param addressId null: what can be picked up. @param place in place of a saved address */
export function fetchCheckoutOffers(addressId: string | null, place?: Place) {
  const query: { addressId?: string } & Partial<Place> = place ?? (addressId === null ? {} : { addressId });
  return callApi((api, signal) => api.GET('/api/shop/checkout/delivery', { params: { query }, signal }));
}

/** At most one order. */
export function fetchLatestOrder(userId: string) {
  const params = { path: { userId }, query: { limit: 1 } };
  return callApi((api, signal) => api.GET('/api/shop/order/list/{userId}', { params, signal }));
}

export function fetchSandboxGateway() {
  return callApi((api, signal) => api.GET('/api/shop/sandbox-payment', { signal }));
}
