import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchBrand } from '../domain/taxonomy.errors';
import type { BrandRepository } from './ports';
import { auditedBrand, brandEntry } from './taxonomy-audit';

export class DeleteBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchBrand, BrandInUse, BrandInRule */
  execute(slug: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const brand = await this.brands.findForChange(slug);
      if (!brand) throw new NoSuchBrand();
      await this.brands.delete(slug);
      await this.audit.record(brandEntry(brand, { action: 'deleted', before: auditedBrand(brand) }));
    });
  }
}
