import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { AssortmentDraft } from '../domain/assortment';
import { NoSuchProduct } from '../../catalogue.errors';
import { StockChanged } from '../domain/product.errors';
import type { Product, ProductDetails, VariantEdit } from '../domain/product';
import type { ProductFacts } from '../../facts/domain/product-facts';
import type { FocalPoints } from '../../../shared/focal-point';
import type { ProductPicture } from '../domain/product-picture';
import type { Stock } from '../../../inventory/stock';
import { assertPicturesExist } from './assert-pictures-exist';
import type { Pictures } from '../../../pictures/pictures';
import type { ProductRepository } from './ports';
import type { ProductSlugs } from './product-slugs';
import { auditedFields, productEntry, stockEntry } from './product-audit';
import type { UnusedVariants } from './unused-variants';

interface EditedVariant extends VariantEdit {
  stock: number;
  /** With it, the form's stock is a correction of what was seen; see `Correction`. */
  seenStock?: number | undefined;
}

interface EditProductInput extends AssortmentDraft<EditedVariant> {
  productId: string;
  details: ProductDetails;
  /** Undefined keeps the current one. */
  slug?: string | undefined;
  /** Undefined keeps the current ones. */
  pictures?: readonly ProductPicture[] | undefined;
  focalPoints?: FocalPoints | undefined;
  facts?: ProductFacts | undefined;
  seenVersion: number | undefined;
}

export class EditProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly slugs: ProductSlugs,
    private readonly stock: Stock,
    private readonly unused: UnusedVariants,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct, NoSuchPicture, PictureOfUnknownColour, SkuTaken, GtinTaken, SlugOfOtherProduct, StockChanged and what `Product.edit` throws */
  execute(input: EditProductInput): Promise<void> {
    const { productId, details, slug, pictures, focalPoints, facts, seenVersion, ...assortment } = input;
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      const before = { ...auditedFields(product), slug: await this.slugs.of(product.state.id) };
      const known = new Set(product.state.variants.map(({ state }) => state.id));
      product.edit(details, assortment, seenVersion, await this.unused.of(product));
      if (pictures) product.replacePictures(pictures);
      if (focalPoints) product.replaceFocalPoints(focalPoints);
      if (facts) product.replaceFacts(facts);
      await assertPicturesExist(product, this.pictures);
      const kept = new Set(product.state.variants.map(({ state }) => state.id));
      await this.stock.forget([...known].filter((id) => !kept.has(id)));
      if (slug !== undefined) await this.slugs.choose(product.state.id, slug);
      await this.products.save(product);
      const after = { ...auditedFields(product), slug: slug ?? before.slug };
      await this.audit.record(productEntry(product, { action: 'edited', before, after }));
      await this.count(product, assortment.variants, known);
    });
  }

  /** @throws StockChanged */
  private async count(product: Product, variants: readonly EditedVariant[], known: Set<string>) {
    const counts = variants.map((variant) => ({
      variantId: product.variantOf(variant)!.state.id,
      counted: variant.stock,
      seen: variant.seenStock,
    }));
    const isKnown = ({ variantId }: { variantId: string }) => known.has(variantId);
    const outcome = await this.stock.correct(counts.filter(isKnown));
    if (!outcome.corrected) throw new StockChanged();
    await this.audit.record(stockEntry(product, outcome.changes));
    await this.stock.setInitial(counts.filter((count) => !isKnown(count)));
  }
}
