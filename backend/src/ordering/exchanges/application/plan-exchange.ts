import type { Offers } from '../../../catalogue/offers';
import type { OrderedGoods } from '../../orders/domain/order-line';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { ReturnPiece, WantedPiece } from '../../returns/domain/return-state';
import { planExchange } from '../domain/exchange-plan';
import type { Credits } from './ports';

type Planned<Piece> = Piece & Pick<ReturnPiece, 'difference' | 'replaces'>;

/** Plans what takes the place of pieces that come back, by the prices and the stock of now. Changes nothing. */
export class PlanExchange {
  constructor(
    private readonly offers: Offers,
    private readonly credits: Credits,
  ) {}

  /** @throws PieceNotExchangeable, OutOfStock */
  async execute<Piece extends WantedPiece>(
    { order }: OrderParcels,
    pieces: readonly Piece[],
  ): Promise<{ pieces: Planned<Piece>[]; goods: OrderedGoods[] }> {
    const wanted = pieces.map(({ wantedVariantId }) => wantedVariantId).filter((id) => id !== null);
    const plan = planExchange(order, pieces, await this.offers.ofVariants([...new Set(wanted)]));
    const credits = order.isReplacement ? await this.credits.ofOrder(order.id) : [];
    const free = credits.filter(({ isUsed }) => !isUsed);
    return { ...plan, pieces: plan.pieces.map((piece) => ({ ...piece, replaces: takeCredit(free, piece) })) };
  }
}

/** Each piece of an exchange stands for one that came back before. */
function takeCredit(free: { pieceId: string; wantedVariantId: string }[], { variantId }: WantedPiece) {
  const place = free.findIndex(({ wantedVariantId }) => wantedVariantId === variantId);
  return place < 0 ? null : free.splice(place, 1)[0]!.pieceId;
}
