import type { OfferQueries, StockLedger } from '../../application/ports';
import { CatalogueFacade, type Demand, type Offer, type ReservationOutcome } from '../../catalogue.facade';

export class InProcessCatalogueFacade extends CatalogueFacade {
  constructor(
    private readonly offerQueries: OfferQueries,
    private readonly stock: StockLedger,
  ) {
    super();
  }

  offerOf(productId: string): Promise<Offer | undefined> {
    return this.offerQueries.ofProduct(productId);
  }

  offers(variantIds: string[]): Promise<Offer[]> {
    return this.offerQueries.ofVariants(variantIds);
  }

  holdStockStill(variantIds: string[]): Promise<void> {
    return this.stock.holdStill(variantIds);
  }

  reserveStock(orderId: string, demands: Demand[]): Promise<ReservationOutcome> {
    return this.stock.reserve(orderId, demands);
  }

  commitStock(orderId: string): Promise<void> {
    return this.stock.commit(orderId);
  }

  releaseStock(orderId: string): Promise<void> {
    return this.stock.release(orderId);
  }
}
