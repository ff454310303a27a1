import type { CartQueries, CartRepository } from '../../application/ports';
import { presentCart } from '../../application/present-cart';
import { PricedCart } from '../../application/priced-cart';
import type { ViewCart } from '../../application/view-cart';
import { type CartContents, CartFacade, type LockedCart } from '../../cart.facade';
import type { CartView } from '../../cart.view';

export class InProcessCartFacade extends CartFacade {
  constructor(
    readonly carts: CartRepository,
    readonly queries: CartQueries,
    private readonly viewCart: ViewCart,
  ) {
    super();
  }

  async lock(shopperId: string): Promise<LockedCart> {
    const cart = await this.carts.findForChange(shopperId);
    return {
      takeOut: (bought) => {
        cart.takeOut(bought);
        return this.carts.save(cart);
      },
    };
  }

  async lockContents(shopperId: string): Promise<CartContents> {
    return (await PricedCart.findForChange(this, shopperId)).contents();
  }

  async view(shopperId: string): Promise<CartView> {
    return presentCart(await this.viewCart.execute(shopperId));
  }
}
