import { Money } from '../../../shared/money';
import type { OrderRepository } from '../../orders/application/ports';
import type { Pieces } from '../../orders/domain/order-line';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import { counted, type PlannedPiece } from '../../returns/domain/return';
import type { Credits } from './ports';

/** The money of pieces goes back on the order that was paid for them. */
export interface OwedPieces {
  parcels: OrderParcels;
  /** The shopper wants money for these, as that order calls them. */
  pieces: Pieces[];
  /** So much of their money went back with exchanges. */
  gaveBack: Money;
  /** The others are exchanged for what is so much cheaper. */
  difference: Money;
}

/** Finds the order that was paid for pieces. For pieces of an exchange that is the one before it, or the one before that. */
export class OwedForPieces {
  constructor(
    private readonly credits: Credits,
    private readonly orders: OrderRepository,
    private readonly changeParcels: ChangeParcels,
  ) {}

  async execute<Piece extends PlannedPiece>(
    parcels: OrderParcels,
    pieces: readonly Piece[],
    isExchanged: (piece: Piece) => boolean,
  ): Promise<OwedPieces> {
    const wanted = pieces.filter((piece) => !isExchanged(piece));
    const difference = sum(pieces.filter(isExchanged).map((piece) => piece.difference));
    if (!parcels.order.isReplacement)
      return { parcels, pieces: counted(wanted), gaveBack: Money.zero, difference };
    const paid = await this.credits.paidPieces(idsOf(pieces));
    const order = paid[0] && (await this.orders.find(paid[0].orderId));
    const owed = paid.filter(({ pieceId }) => idsOf(wanted).includes(pieceId));
    return {
      parcels: order ? await this.changeParcels.load(order) : parcels,
      pieces: counted(owed),
      gaveBack: sum(owed.map((piece) => piece.gaveBack)),
      difference,
    };
  }
}

const idsOf = (pieces: readonly PlannedPiece[]): string[] =>
  pieces.map(({ replaces }) => replaces).filter((id) => id !== null);

const sum = (amounts: readonly Money[]): Money =>
  amounts.reduce((total, amount) => total.plus(amount), Money.zero);
