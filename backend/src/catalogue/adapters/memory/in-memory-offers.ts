import type { Product } from '../../domain/product';
import type { Variant } from '../../domain/variant';
import { type Offer, Offers } from '../../offers';
import type { InMemoryProducts } from './in-memory-products';
import type { InMemoryStock } from './in-memory-stock';

export class InMemoryOffers extends Offers {
  constructor(
    private readonly products: InMemoryProducts,
    private readonly stock: InMemoryStock,
  ) {
    super();
  }

  async ofProduct(productId: string): Promise<Offer | undefined> {
    const product = this.products.find(productId);
    return product && this.toOffer(product, product.state.variants[0]);
  }

  async ofVariants(variantIds: string[]): Promise<Offer[]> {
    return variantIds.flatMap((id) => {
      const product = this.products.findByVariant(id);
      const variant = product?.state.variants.find(({ state }) => state.id === id);
      return product && variant ? [this.toOffer(product, variant)] : [];
    });
  }

  private toOffer({ state: product }: Product, { state: variant }: Variant): Offer {
    const { price, salePrice } = variant;
    return {
      productId: product.id,
      variantId: variant.id,
      title: product.details.title,
      image: product.details.image,
      price,
      salePrice,
      sellingPrice: salePrice.isZero ? price : salePrice,
      stock: this.stock.of(variant.id),
    };
  }
}
