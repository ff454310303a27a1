import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchProduct, StockChanged } from '../domain/catalogue.errors';
import type { AtLeastOne, ProductDetails } from '../domain/product';
import type { VariantDraft } from '../domain/variant';
import type { Stock } from '../stock';
import { assertPictureExists } from './assert-picture-exists';
import type { PictureRepository } from './picture-ports';
import type { ProductRepository } from './ports';

interface EditedVariant extends VariantDraft {
  stock: number;
  /** With it, the form's stock is a correction of what was seen; without, a stocktake. */
  seenStock?: number | undefined;
}

interface EditProductInput {
  productId: string;
  details: ProductDetails;
  variants: AtLeastOne<EditedVariant>;
  seenVersion: number | undefined;
}

export class EditProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly stock: Stock,
    private readonly pictures: PictureRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct, NoSuchPicture, StaleProduct, PriceOutOfRange, SalePriceTooHigh, StockChanged */
  execute({ productId, details, variants, seenVersion }: EditProductInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const product = await this.products.findForChange(productId);
      if (!product) throw new NoSuchProduct();
      await assertPictureExists(details.image, this.pictures);
      product.edit(details, variants, seenVersion);
      const corrections = product.state.variants.map(({ state }, place) => {
        const { stock, seenStock } = variants[place]!;
        return { variantId: state.id, counted: stock, seen: seenStock };
      });
      if (!(await this.stock.correct(corrections))) throw new StockChanged();
      await this.products.save(product);
    });
  }
}
