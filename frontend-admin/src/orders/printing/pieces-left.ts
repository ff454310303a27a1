import { leftOf } from '@haberdash/kit/orders/cancelling';
import type { ListedOrder } from '../orders.api';

type Item = ListedOrder['cartItems'][number];

/** The items of an order, with the pieces that are in no parcel and not cancelled. */
export const leftIn = ({ cartItems }: Pick<ListedOrder, 'cartItems'>): Item[] =>
  cartItems.map((item) => ({ ...item, quantity: leftOf(item) })).filter(({ quantity }) => quantity > 0);

/** The items of an order, with the pieces that are not sent, cancelled or lost: those of packed parcels, too. */
export const toSendOf = (order: ListedOrder): Item[] => {
  const packed = order.parcels.filter(({ status }) => status === 'packed').flatMap(({ pieces }) => pieces);
  return order.cartItems
    .map((item) => ({
      ...item,
      quantity: packed
        .filter(({ variantId }) => variantId === item.variantId)
        .reduce((sum, { quantity }) => sum + quantity, leftOf(item)),
    }))
    .filter(({ quantity }) => quantity > 0);
};

export interface PackingSlip {
  of: 'parcel' | 'order';
  number: string;
  items: Item[];
}

/** There is a slip for what is to be packed and for each packed parcel; when all is sent, for each sent parcel; without parcels, for the order. */
export function slipsOf(order: ListedOrder): PackingSlip[] {
  const slipsOfParcels = (status: 'packed' | 'sent') =>
    order.parcels
      .filter((parcel) => parcel.status === status)
      .map((parcel) => ({
        of: 'parcel' as const,
        number: parcel.parcelNumber,
        items: itemsIn(order, parcel),
      }));
  const slipOf = (items: Item[]) => ({ of: 'order' as const, number: order.orderNumber, items });
  const left = leftIn(order);
  const rest = left.length > 0 ? [slipOf(left)] : [];
  const toSend = [...slipsOfParcels('packed'), ...rest];
  if (toSend.length > 0) return toSend;
  const sent = slipsOfParcels('sent');
  return sent.length > 0 ? sent : [slipOf(order.cartItems)];
}

const itemsIn = ({ cartItems }: ListedOrder, { pieces }: ListedOrder['parcels'][number]): Item[] =>
  cartItems.flatMap((item) => {
    const packed = pieces.find(({ variantId }) => variantId === item.variantId);
    return packed ? [{ ...item, quantity: packed.quantity }] : [];
  });
