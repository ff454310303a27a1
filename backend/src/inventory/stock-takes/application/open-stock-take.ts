import type { AuditTrail } from '../../../audit/audit-trail';
import type { CurrentActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ProductsToCount } from '../../products-to-count';
import { StockTake, type StockTakeScope } from '../domain/stock-take';
import { maxVariants, NothingToCount, TooManyToCount } from '../domain/stock-take.errors';
import { signatureOf } from './current-signature';
import type { StockTakeRepository } from './ports';
import { productsIn } from './scoped-products';
import { stockTakeEntry } from './stock-take-audit';

/** The list is that of now: products that are added later are not counted. */
export class OpenStockTake {
  constructor(
    private readonly stockTakes: StockTakeRepository,
    private readonly products: ProductsToCount,
    private readonly actor: CurrentActor,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns its id. @throws NothingToCount, TooManyToCount */
  execute(scope: StockTakeScope): Promise<string> {
    return this.unitOfWork.run(async () => {
      const productIds = await productsIn(scope, this.products);
      const variants = await this.stockTakes.countVariants(productIds);
      if (variants === 0) throw new NothingToCount();
      if (variants > maxVariants) throw new TooManyToCount();
      const stockTake = StockTake.open(scope, variants, signatureOf(this.actor, this.clock));
      await this.stockTakes.add(stockTake, productIds);
      await this.audit.record(stockTakeEntry(stockTake, 'opened'));
      return stockTake.state.id;
    });
  }
}
