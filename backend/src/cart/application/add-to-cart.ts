import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { NoSuchItem } from '../domain/cart.errors';
import { offerOf } from './offer-of';
import type { CartRepository } from './ports';

interface AddToCartInput {
  shopperId: string;
  productId: string;
  /** Without it, the shop chooses: `Offers.ofProduct`. */
  variantId?: string | undefined;
  quantity: number;
}

export class AddToCart {
  constructor(
    private readonly carts: CartRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchItem, QuantityUnavailable */
  execute({ shopperId, productId, variantId, quantity }: AddToCartInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      const offer =
        variantId === undefined
          ? await this.offers.ofProduct(productId, shopperId)
          : await offerOf(this.offers, productId, variantId, shopperId);
      if (!offer) throw new NoSuchItem();
      cart.add(offer, quantity);
      await this.carts.save(cart);
    });
  }
}
