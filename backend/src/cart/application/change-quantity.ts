import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import { NoSuchItem } from '../domain/cart.errors';
import type { CartRepository } from './ports';
import { PricedCart } from './priced-cart';

interface ChangeQuantityInput {
  shopperId: string;
  productId: string;
  /** Without it, the only variant of the product in the cart. */
  variantId?: string | undefined;
  quantity: number;
}

export class ChangeQuantity {
  constructor(
    private readonly carts: CartRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, WhichVariant, QuantityUnavailable */
  execute({ shopperId, productId, variantId, quantity }: ChangeQuantityInput): Promise<CartContents> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      const chosen = variantId ?? cart.onlyVariantOf(productId);
      const priced = await PricedCart.of(cart, this.offers, chosen);
      const offer = priced.offerOf(productId, chosen);
      if (!offer) throw new NoSuchItem();
      cart.changeQuantity(offer, quantity);
      const contents = priced.tellAndDropLost();
      await this.carts.save(cart);
      return contents;
    });
  }
}
