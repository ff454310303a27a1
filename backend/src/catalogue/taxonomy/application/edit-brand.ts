import type { AuditTrail } from '../../../audit/audit-trail';
import type { Pictures } from '../../../pictures/pictures';
import type { Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { BrandDetails } from '../domain/brand';
import { NoSuchBrand } from '../domain/taxonomy.errors';
import { assertPictureExists } from '../../../pictures/assert-picture-exists';
import type { BrandRepository } from './ports';
import { scheduleRefresh } from '../../refresh-products';
import { auditedBrand, brandEntry } from './taxonomy-audit';

interface EditBrandInput extends BrandDetails {
  slug: string;
  /** The version that the editor read; undefined skips the check. */
  seenVersion: number | undefined;
}

/** Listing rows and search documents of the brand's products depend on these fields. */
const listed = ['name', 'makerName', 'makerAddress', 'responsiblePerson'] as const;

export class EditBrand {
  constructor(
    private readonly brands: BrandRepository,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchBrand, NoSuchPicture, StaleBrand */
  async execute({ slug, seenVersion, ...details }: EditBrandInput): Promise<void> {
    if (details.logo !== null) await assertPictureExists(details.logo, this.pictures);
    await this.unitOfWork.run(async () => {
      const brand = await this.brands.findForChange(slug);
      if (!brand) throw new NoSuchBrand();
      const before = auditedBrand(brand);
      brand.edit(details, seenVersion);
      await this.brands.save(brand);
      if (listed.some((field) => before[field] !== details[field]))
        await scheduleRefresh(this.jobs, { brand: slug });
      await this.audit.record(brandEntry(brand, { action: 'edited', before, after: auditedBrand(brand) }));
    });
  }
}
