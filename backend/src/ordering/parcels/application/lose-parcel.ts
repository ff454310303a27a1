import type { Stock } from '../../../inventory/stock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Cancellation } from '../domain/cancellation';
import type { OrderParcels } from '../domain/order-parcels';
import type { ParcelStatus, Remedy } from '../domain/parcel';
import type { Pieces } from '../../orders/domain/order-line';
import { NoReplacementInStock, PiecesAreOnSaleAgain } from '../domain/parcel.errors';
import { OrderReturns } from '../../returns/domain/order-returns';
import type { ChangeParcels } from './change-parcels';
import type { RefundCancellation } from './refund-cancellation';

interface LoseParcelInput {
  parcelId: string;
  remedy: Remedy;
  /** The status that the admin saw; undefined: any. */
  seen?: ParcelStatus | undefined;
}

interface Loss {
  parcels: OrderParcels;
  pieces: readonly Pieces[];
  cancellation: Cancellation | undefined;
}

/**
 * A parcel did not arrive. To send its pieces again, as many are taken out of stock. To refund them, they are cancelled, and what was
 * sold is written off. The cancellation has the parcel's id: a parcel gets lost once.
 */
export class LoseParcel {
  constructor(
    private readonly changeParcels: ChangeParcels,
    private readonly refundCancellation: RefundCancellation,
    private readonly stock: Stock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchParcel, ParcelHasChanged, ParcelNotMovable, NoReplacementInStock, PiecesAreOnSaleAgain, PiecesComeBack */
  execute(input: LoseParcelInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const loss = await this.changeParcels.ofParcel(input.parcelId, 'parcel lost', (parcels, now) =>
        this.lose(parcels, input, now),
      );
      if (loss) await this.writeOff(loss);
    });
  }

  private async lose(
    parcels: OrderParcels,
    { parcelId, remedy, seen }: LoseParcelInput,
    now: Date,
  ): Promise<Loss | undefined> {
    if (seen) parcels.assertStill(parcelId, seen);
    const pieces = parcels.lose(parcelId, now);
    if (!pieces) return undefined;
    await this.assertNotRestocked(parcels);
    new OrderReturns(parcels).assertSent();
    const isRefunded = remedy === 'refund' && parcels.order.canBeSent;
    const cancellation = isRefunded
      ? parcels.cancel(parcelId, pieces, now, { by: 'shop', reason: 'lost' })
      : undefined;
    return { parcels, pieces, cancellation };
  }

  /** Restocked pieces are among those that other parcels carried away. */
  private async assertNotRestocked({ order, away }: OrderParcels): Promise<void> {
    const awayOf = (id: string) => away.find(({ variantId }) => variantId === id)?.quantity ?? 0;
    for (const [variantId, quantity] of await this.stock.restockedOf(order.id))
      if (quantity > awayOf(variantId)) throw new PiecesAreOnSaleAgain();
  }

  private async writeOff({ parcels, pieces, cancellation }: Loss): Promise<void> {
    const { order } = parcels;
    if (cancellation) await this.refundCancellation.execute(parcels, cancellation);
    else if (!order.canBeSent) await this.stock.takeBack(order.id, [...pieces]);
    const outcome = await this.stock.lose(order.id, [...pieces]);
    if (!outcome.lost)
      throw new NoReplacementInStock(parcels.namesOf(outcome.short.map(({ variantId }) => variantId)));
  }
}
