import type { AuditTrail } from '../../audit/audit-trail';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { HasVariants, NoSuchProduct, StockChanged } from '../domain/catalogue.errors';
import type { Product, ProductDetails } from '../domain/product';
import type { FocalPoints } from '../domain/focal-point';
import type { ProductPicture } from '../domain/product-picture';
import { cheapestToBuy, type Prices } from '../domain/variant';
import type { Offer, Offers } from '../offers';
import type { Stock } from '../stock';
import { assertPicturesExist } from './assert-pictures-exist';
import type { Pictures } from '../../pictures/pictures';
import type { ProductRepository } from './ports';
import { auditedFields, productEntry, stockEntry } from './product-audit';

interface EditFlatProductInput {
  productId: string;
  details: ProductDetails;
  /** Undefined keeps the current ones. */
  pictures?: readonly ProductPicture[] | undefined;
  focalPoints?: FocalPoints | undefined;
  prices: Prices;
  /** The total of all variants. */
  stock: number;
  /** With it, `stock` is a correction of what was seen; see `Correction`. */
  seenStock: number | undefined;
  seenVersion: number | undefined;
}

/** The edit of a client without variants, which sees one price and one stock per product. */
export class EditFlatProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly offers: Offers,
    private readonly stock: Stock,
    private readonly pictures: Pictures,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct, NoSuchPicture, PictureOfUnknownColour, StaleProduct, PriceOutOfRange, SalePriceTooHigh, HasVariants, StockChanged */
  execute(input: EditFlatProductInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(input.productId);
      if (!product) throw new NoSuchProduct();
      const before = auditedFields(product);
      const offers = await this.offersOf(product);
      product.editDetails(input.details, input.seenVersion);
      if (input.pictures) product.replacePictures(input.pictures);
      if (input.focalPoints) product.replaceFocalPoints(input.focalPoints);
      if (!isShown(input.prices, offers)) product.reprice(input.prices);
      await assertPicturesExist(product, this.pictures);
      await this.correctStock(product, offers, input);
      await this.products.save(product);
      await this.audit.record(
        productEntry(product, { action: 'edited', before, after: auditedFields(product) }),
      );
    });
  }

  /** In the order of its variants. */
  private async offersOf(product: Product): Promise<Offer[]> {
    const ids = product.variantsOnSale.map(({ state }) => state.id);
    const offers = await this.offers.ofVariants(ids);
    return offers.toSorted((one, other) => ids.indexOf(one.variantId) - ids.indexOf(other.variantId));
  }

  private async correctStock(product: Product, offers: Offer[], { stock, seenStock }: EditFlatProductInput) {
    if (offers.length > 1) {
      if (!(await this.isUnchanged(offers, stock, seenStock))) throw new HasVariants();
      return;
    }
    const correction = { variantId: offers[0]!.variantId, counted: stock, seen: seenStock };
    const outcome = await this.stock.correct([correction]);
    if (!outcome.corrected) throw new StockChanged();
    await this.audit.record(stockEntry(product, outcome.changes));
  }

  /** A sale may have changed the total since the client read it. */
  private async isUnchanged(offers: Offer[], total: number, seen: number | undefined): Promise<boolean> {
    if (seen !== undefined) return total === seen;
    return this.stock.hasTotalled(
      offers.map(({ variantId }) => variantId),
      total,
    );
  }
}

/** A client that returns the price it was shown changes no price. */
function isShown({ price, salePrice }: Prices, offers: Offer[]): boolean {
  const shown = cheapestToBuy(offers);
  return shown !== undefined && price.equals(shown.price) && salePrice.equals(shown.salePrice);
}
