import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue.errors';
import type { ProductRepository } from './ports';
import { auditedFields, productEntry } from './product-audit';

export class DeleteProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchProduct */
  execute(productId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      const before = auditedFields(product);
      product.delete(this.clock.now());
      await this.products.save(product);
      await this.audit.record(productEntry(product, { action: 'deleted', before }));
    });
  }
}
