import type { AuditTrail } from '../../../audit/audit-trail';
import type { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { HasVariants, StockChanged } from '../domain/product.errors';
import { NoSuchProduct } from '../../catalogue.errors';
import type { Product, ProductDetails } from '../domain/product';
import type { ProductFacts } from '../../facts/domain/product-facts';
import type { FocalPoints } from '../../../shared/focal-point';
import type { ProductPicture } from '../domain/product-picture';
import { cheapestToBuy, type Prices } from '../domain/variant';
import type { Stock } from '../../../inventory/stock';
import { assertPicturesExist } from './assert-pictures-exist';
import type { Pictures } from '../../../pictures/pictures';
import type { ProductRepository } from './ports';
import type { ProductSlugs } from './product-slugs';
import { auditedFields, productEntry, stockEntry } from './product-audit';

interface EditFlatProductInput {
  productId: string;
  details: ProductDetails;
  /** Undefined keeps the current one. */
  slug?: string | undefined;
  /** Undefined keeps the current ones. */
  pictures?: readonly ProductPicture[] | undefined;
  focalPoints?: FocalPoints | undefined;
  facts?: ProductFacts | undefined;
  prices: Prices;
  /** The total of all variants. */
  stock: number;
  /** With it, `stock` is a correction of what was seen; see `Correction`. */
  seenStock: number | undefined;
  seenVersion: number | undefined;
}

interface SoldVariant extends Prices {
  variantId: string;
  /** The sale price, if there is one, else the price. */
  sellingPrice: Money;
  stock: number;
}

/** The edit of a client without variants, which sees one price and one stock per product. */
export class EditFlatProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly slugs: ProductSlugs,
    private readonly stock: Stock,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct, NoSuchPicture, PictureOfUnknownColour, StaleProduct, PriceOutOfRange, SalePriceTooHigh, HasVariants, StockChanged, SlugOfOtherProduct */
  execute(input: EditFlatProductInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { slug } = input;
      const product = await this.products.findForChange(input.productId);
      if (!product) throw new NoSuchProduct();
      const before = { ...auditedFields(product), slug: await this.slugs.of(product.state.id) };
      const variants = await this.variantsOf(product);
      product.editDetails(input.details, input.seenVersion);
      if (input.pictures) product.replacePictures(input.pictures);
      if (input.focalPoints) product.replaceFocalPoints(input.focalPoints);
      if (input.facts) product.replaceFacts(input.facts);
      if (!isShown(input.prices, variants)) product.reprice(input.prices);
      await assertPicturesExist(product, this.pictures);
      await this.correctStock(product, variants, input);
      if (slug !== undefined) await this.slugs.choose(product.state.id, slug);
      await this.products.save(product);
      const after = { ...auditedFields(product), slug: slug ?? before.slug };
      await this.audit.record(productEntry(product, { action: 'edited', before, after }));
    });
  }

  /** In the order of its variants. */
  private async variantsOf({ variantsOnSale }: Product): Promise<SoldVariant[]> {
    const levels = await this.stock.levelsOf(variantsOnSale.map(({ state }) => state.id));
    return variantsOnSale.map(({ state: { id, price, salePrice }, sellingPrice }) => ({
      variantId: id,
      price,
      salePrice,
      sellingPrice,
      stock: levels.get(id) ?? 0,
    }));
  }

  private async correctStock(
    product: Product,
    variants: SoldVariant[],
    { stock, seenStock }: EditFlatProductInput,
  ) {
    if (variants.length > 1) {
      if (!(await this.isUnchanged(variants, stock, seenStock))) throw new HasVariants();
      return;
    }
    const correction = { variantId: variants[0]!.variantId, counted: stock, seen: seenStock };
    const outcome = await this.stock.correct([correction]);
    if (!outcome.corrected) throw new StockChanged();
    await this.audit.record(stockEntry(product, outcome.changes));
  }

  /** A sale may have changed the total since the client read it. */
  private async isUnchanged(
    variants: SoldVariant[],
    total: number,
    seen: number | undefined,
  ): Promise<boolean> {
    if (seen !== undefined) return total === seen;
    return this.stock.hasTotalled(
      variants.map(({ variantId }) => variantId),
      total,
    );
  }
}

/** A client that returns the price it was shown changes no price. */
function isShown({ price, salePrice }: Prices, variants: SoldVariant[]): boolean {
  const shown = cheapestToBuy(variants);
  return shown !== undefined && price.equals(shown.price) && salePrice.equals(shown.salePrice);
}
