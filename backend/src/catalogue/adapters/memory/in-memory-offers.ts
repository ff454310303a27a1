import type { Product } from '../../domain/product';
import type { Variant } from '../../domain/variant';
import { type Offer, Offers } from '../../offers';
import type { InMemoryProducts } from './in-memory-products';

export class InMemoryOffers extends Offers {
  constructor(private readonly shelves: InMemoryProducts) {
    super();
  }

  async ofProduct(productId: string): Promise<Offer | undefined> {
    const product = this.shelves.product(productId);
    return product && toOffer(product, product.snapshot.variants[0]);
  }

  async ofVariants(variantIds: string[]): Promise<Offer[]> {
    return variantIds.flatMap((id) => {
      const product = this.shelves.productOf(id);
      const variant = product?.snapshot.variants.find(({ snapshot }) => snapshot.id === id);
      return product && variant ? [toOffer(product, variant)] : [];
    });
  }
}

function toOffer({ snapshot: product }: Product, { snapshot: variant }: Variant): Offer {
  const { price, salePrice, stock } = variant;
  return {
    productId: product.id,
    variantId: variant.id,
    title: product.details.title,
    image: product.details.image,
    price,
    salePrice,
    sellingPrice: salePrice.isZero ? price : salePrice,
    stock,
  };
}
