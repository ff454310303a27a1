import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchProduct } from '../../catalogue.errors';
import type { Publication } from '../domain/publication';
import type { ProductRepository } from '../../products/application/ports';
import { publicationOf } from './publication-audit';
import { productEntry } from '../../products/application/product-audit';
import type { PublicationSchedule } from './publication-schedule';

interface ChangePublicationInput {
  productIds: readonly string[];
  publication: Publication;
}

/** Publishes products, now or later, archives them or makes them drafts: all or none. */
export class ChangePublication {
  constructor(
    private readonly products: ProductRepository,
    private readonly schedule: PublicationSchedule,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoSuchProduct */
  execute({ productIds, publication }: ChangePublicationInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const id of productIds.toSorted()) await this.change(id, publication);
    });
  }

  private async change(id: string, publication: Publication): Promise<void> {
    const product = await this.products.findForChange(id);
    if (!product) throw new NoSuchProduct();
    const before = publicationOf(product);
    product.changePublication(publication, this.clock.now());
    await this.products.save(product);
    await this.schedule.plan(product);
    await this.audit.record(
      productEntry(product, { action: 'state changed', before, after: publicationOf(product) }),
    );
  }
}
