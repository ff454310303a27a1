import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue.errors';
import type { ProductRepository } from '../../products/application/ports';
import { productEntry } from '../../products/application/product-audit';
import type { PreviewLinks } from './preview-links';

export class MakePreviewLink {
  constructor(
    private readonly products: ProductRepository,
    private readonly links: PreviewLinks,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct */
  execute(productId: string): Promise<{ token: string; expiresAt: Date }> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      const link = await this.links.renew(productId);
      const after = { previewUntil: link.expiresAt.toISOString() };
      await this.audit.record(productEntry(product, { action: 'preview link made', after }));
      return link;
    });
  }
}
