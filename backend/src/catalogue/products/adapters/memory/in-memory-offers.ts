import type { Product } from '../../domain/product';
import type { Variant } from '../../domain/variant';
import { type Offer, Offers } from '../../../offers';
import type { InMemoryProducts } from './in-memory-products';
import type { InMemoryStock } from './in-memory-stock';

export class InMemoryOffers extends Offers {
  constructor(
    private readonly products: InMemoryProducts,
    private readonly stock: InMemoryStock,
  ) {
    super();
  }

  async ofProduct(productId: string, shopperId?: string): Promise<Offer | undefined> {
    const product = this.products.findPublished(productId);
    const offers = product?.variantsOnSale.map((variant) => this.toOffer(product, variant, shopperId)) ?? [];
    return offers.find(({ stock }) => stock > 0) ?? offers[0];
  }

  async ofProducts(productIds: string[]): Promise<Offer[]> {
    return productIds.flatMap((id) => {
      const product = this.products.findPublished(id);
      return product?.variantsOnSale.map((variant) => this.toOffer(product, variant, undefined)) ?? [];
    });
  }

  async ofVariants(variantIds: string[], shopperId?: string): Promise<Offer[]> {
    return variantIds.flatMap((id) => {
      const product = this.products.findPublishedByVariant(id);
      const variant = product?.variantsOnSale.find(({ state }) => state.id === id);
      return product && variant ? [this.toOffer(product, variant, shopperId)] : [];
    });
  }

  private toOffer(
    { state: product }: Product,
    { state: variant, sellingPrice }: Variant,
    shopperId: string | undefined,
  ): Offer {
    const { size, colour, price, salePrice } = variant;
    const picture = product.colours.find(({ name }) => name === colour)?.image;
    return {
      productId: product.id,
      variantId: variant.id,
      title: product.details.title,
      size,
      colour,
      image: picture ?? product.details.image,
      price,
      salePrice,
      sellingPrice,
      stock: this.stock.of(variant.id) + this.stock.heldFor(shopperId, variant.id),
      underReview: this.stock.underReviewFor(shopperId, variant.id),
    };
  }
}
