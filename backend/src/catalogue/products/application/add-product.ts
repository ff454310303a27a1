import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { AssortmentDraft } from '../domain/assortment';
import { Product, type ProductDetails } from '../domain/product';
import { noFacts, type ProductFacts } from '../../facts/domain/product-facts';
import type { FocalPoints } from '../../../shared/focal-point';
import { type Publication, published } from '../../publication/domain/publication';
import type { ProductPicture } from '../domain/product-picture';
import type { VariantDraft } from '../domain/variant';
import type { Stock } from '../../../inventory/stock';
import { assertPicturesExist } from './assert-pictures-exist';
import type { Pictures } from '../../../pictures/pictures';
import type { ProductRepository } from './ports';
import type { ProductSlugs } from './product-slugs';
import type { SizeChartRepository } from '../../sizes/application/ports';
import { auditedFields, fieldOfVariant, productEntry } from './product-audit';

interface AddProductInput extends AssortmentDraft<VariantDraft & { stock: number }> {
  details: ProductDetails;
  /** Undefined means that it follows from the title. */
  slug?: string | undefined;
  publication?: Publication;
  pictures?: readonly ProductPicture[] | undefined;
  focalPoints?: FocalPoints | undefined;
  facts?: ProductFacts | undefined;
}

export class AddProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly slugs: ProductSlugs,
    private readonly charts: SizeChartRepository,
    private readonly stock: Stock,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the new product's id. @throws NoSuchPicture, PictureOfUnknownColour, SkuTaken, GtinTaken, SlugOfOtherProduct and what `Product.create` throws */
  async execute({
    details,
    slug,
    pictures = [],
    focalPoints = {},
    facts = noFacts,
    publication = published,
    ...assortment
  }: AddProductInput): Promise<string> {
    return this.unitOfWork.run(async () => {
      const chart = await this.charts.findForUse();
      const now = this.clock.now();
      const product = Product.create(details, assortment, now, chart);
      product.changePublication(publication, now);
      product.replacePictures(pictures);
      product.replaceFocalPoints(focalPoints);
      product.replaceFacts(facts);
      const counts = assortment.variants.map((draft) => ({
        variantId: product.variantOf(draft)!.state.id,
        counted: draft.stock,
      }));
      const initialStock = Object.fromEntries(
        assortment.variants.map((draft) => [fieldOfVariant('stock', draft), draft.stock]),
      );
      await assertPicturesExist(product, this.pictures);
      if (slug !== undefined) await this.slugs.choose(product.state.id, slug);
      await this.products.save(product);
      await this.stock.setInitial(counts);
      await this.audit.record(
        productEntry(product, {
          action: 'added',
          after: {
            ...auditedFields(product),
            slug: await this.slugs.of(product.state.id),
            state: publication.state,
            ...initialStock,
          },
        }),
      );
      return product.state.id;
    });
  }
}
