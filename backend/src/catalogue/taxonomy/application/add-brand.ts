import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { Brand, type BrandDetails } from '../domain/brand';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import type { BrandRepository } from './ports';
import { auditedBrand, brandEntry } from './taxonomy-audit';

interface AddBrandInput extends BrandDetails {
  slug: string;
}

export class AddBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchPicture, SlugTaken */
  async execute({ slug, ...details }: AddBrandInput): Promise<void> {
    if (details.logo !== null) await assertPictureExists(details.logo, this.pictures);
    await this.unitOfWork.run(async () => {
      const brand = Brand.create(slug, details);
      await this.brands.add(brand);
      await this.audit.record(brandEntry(brand, { action: 'added', after: auditedBrand(brand) }));
    });
  }
}
