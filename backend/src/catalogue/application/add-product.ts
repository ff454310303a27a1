import type { Clock } from '../../shared/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { type AtLeastOne, Product, type ProductDetails } from '../domain/product';
import type { VariantDraft } from '../domain/variant';
import type { Stock } from '../stock';
import { assertPictureExists } from './assert-picture-exists';
import type { PictureRepository } from './picture-ports';
import type { ProductRepository } from './ports';

interface AddProductInput {
  details: ProductDetails;
  variants: AtLeastOne<VariantDraft & { stock: number }>;
}

export class AddProduct {
  constructor(
    private readonly products: ProductRepository,
    private readonly stock: Stock,
    private readonly pictures: PictureRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the new product's id. @throws NoSuchPicture, PriceOutOfRange, SalePriceTooHigh */
  async execute({ details, variants }: AddProductInput): Promise<string> {
    const product = Product.create(details, variants, this.clock.now());
    const counts = product.state.variants.map(({ state }, place) => ({
      variantId: state.id,
      counted: variants[place]!.stock,
    }));
    await this.unitOfWork.run(async () => {
      await assertPictureExists(details.image, this.pictures);
      await this.products.save(product);
      await this.stock.setInitial(counts);
    });
    return product.state.id;
  }
}
