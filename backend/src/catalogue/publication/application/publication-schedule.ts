import { job, type Jobs } from '../../../shared/jobs';
import type { Clock } from '../../../shared/time/clock';
import { dayMs } from '../../../shared/time/retention';
import type { Product } from '../../products/domain/product';
import { published } from '../domain/publication';
import type { ProductRepository } from '../../products/application/ports';

export const publishProduct = job<{ productId: string }>(
  'catalogue:publish-product',
  ({ productId }) => productId,
);

/** Publishes drafts when their time has come, which only the database's clock says. */
export class PublicationSchedule {
  constructor(
    private readonly products: ProductRepository,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Publishes the saved draft if it is due, else plans it; in the transaction that saved it. @returns whether it is published now */
  async plan(product: Product): Promise<boolean> {
    const { id } = product.state;
    const waitMs = await this.products.msUntilPublication(id);
    if (waitMs === undefined) {
      await this.jobs.drop(publishProduct, { productId: id });
      return false;
    }
    if (waitMs > 0) {
      await this.jobs.schedule(publishProduct, { productId: id }, Math.min(waitMs, dayMs));
      return false;
    }
    product.changePublication(published, this.clock.now());
    await this.products.save(product);
    return true;
  }
}
