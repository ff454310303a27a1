import { Money } from '../../../shared/money';
import { costOf } from '../../../shared/quote';
import type { Order } from '../../orders/domain/order';
import type { OrderedGoods, OrderLine } from '../../orders/domain/order-line';
import { OutOfStock } from '../../orders/domain/order.errors';
import { smaller } from '../../refunds/domain/order-refunds';
import type { ReturnPiece, WantedPiece } from '../../returns/domain/return-state';
import { PieceNotExchangeable } from './exchange.errors';

type Planned<Piece> = Piece & Pick<ReturnPiece, 'difference'>;

/** The shop sells this variant now. */
export interface Offered extends Pick<
  OrderedGoods,
  'productId' | 'variantId' | 'title' | 'size' | 'colour' | 'image'
> {
  sellingPrice: Money;
  stock: number;
}

/** A replacement costs the price that was paid for the piece, or less if it is cheaper by now: then the difference goes back. */
export interface ExchangePlan<Piece extends WantedPiece> {
  pieces: Planned<Piece>[];
  /** The lines of the order that replaces them. */
  goods: OrderedGoods[];
}

/** @param offers at least of the wanted variants. @throws PieceNotExchangeable, OutOfStock */
export function planExchange<Piece extends WantedPiece>(
  order: Order,
  pieces: readonly Piece[],
  offers: readonly Offered[],
): ExchangePlan<Piece> {
  const planned = pieces.map((piece) => withDifference(order, piece, offers));
  const wanted = new Map<string, OrderedGoods>();
  for (const { offer, price } of planned)
    if (offer) wanted.set(offer.variantId, withOneMore(wanted.get(offer.variantId), offer, price));
  const goods = [...wanted.values()];
  assertInStock(goods, offers);
  return { pieces: planned.map(({ piece }) => piece), goods };
}

function withDifference<Piece extends WantedPiece>(order: Order, piece: Piece, offers: readonly Offered[]) {
  const nothing = { piece: { ...piece, difference: Money.zero }, offer: undefined, price: Money.zero };
  if (piece.wantedVariantId === null) return nothing;
  const line = order.lines.find(({ variantId }) => variantId === piece.variantId)!;
  const offer = offers.find(({ variantId }) => variantId === piece.wantedVariantId);
  const isAnother = offer?.productId === line.productId && offer.variantId !== line.variantId;
  if (!offer || !isAnother) throw new PieceNotExchangeable(line);
  const paid = pricePaid(order, line);
  const price = smaller(paid, offer.sellingPrice);
  return { piece: { ...piece, difference: paid.minus(price) }, offer, price };
}

/** A line has one price: where the pieces that it replaces had several, it is the lowest. */
function withOneMore(goods: OrderedGoods | undefined, offer: Offered, price: Money): OrderedGoods {
  const { productId, variantId, title, size, colour, image } = offer;
  const unitPrice = goods ? smaller(goods.unitPrice, price) : price;
  const quantity = (goods?.quantity ?? 0) + 1;
  return { productId, variantId, title, size, colour, image, sku: null, unitPrice, quantity };
}

/** The price of a piece, rounded down; a piece of an exchange is worth what it took the place of. */
function pricePaid(order: Order, line: OrderLine): Money {
  if (order.isReplacement) return line.unitPrice;
  return Money.ofCents(Math.floor(costOf(line, 'goods').cents / line.quantity));
}

/** @throws OutOfStock */
function assertInStock(goods: readonly OrderedGoods[], offers: readonly Offered[]): void {
  const short = goods.flatMap(({ variantId, quantity }) => {
    const left = offers.find((offer) => offer.variantId === variantId)?.stock ?? 0;
    return left < quantity ? [{ variantId, left }] : [];
  });
  if (short.length > 0) throw OutOfStock.inLines(goods, short);
}
