import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { productEntry } from '../../products/application/product-audit';
import type { ProductRepository } from '../../products/application/ports';
import { publicationOf } from './publication-audit';
import type { PublicationSchedule } from './publication-schedule';

/** Repeating it, or running it too early, publishes nothing twice and nothing too soon. */
export class PublishDueProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly schedule: PublicationSchedule,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ productId }: { productId: string }): Promise<void> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) return;
      const before = publicationOf(product);
      if (!(await this.schedule.plan(product))) return;
      await this.audit.record(
        productEntry(product, { action: 'published', before, after: publicationOf(product) }),
      );
    });
  }
}
