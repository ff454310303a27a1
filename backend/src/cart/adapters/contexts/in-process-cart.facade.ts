import type { CartQueries, CartRepository } from '../../application/ports';
import { presentCart } from '../../application/present-cart';
import { PricedCart } from '../../application/priced-cart';
import type { RefreshCart } from '../../application/refresh-cart';
import { type CartContents, CartFacade, type LockedCart } from '../../cart.facade';
import type { CartView } from '../../cart.view';

export class InProcessCartFacade extends CartFacade {
  constructor(
    readonly carts: CartRepository,
    readonly queries: CartQueries,
    private readonly refreshCart: RefreshCart,
  ) {
    super();
  }

  async lock(shopperId: string): Promise<LockedCart> {
    const cart = await this.carts.lockOrCreate(shopperId);
    return {
      takeOut: (bought) => {
        cart.takeOut(bought);
        return this.carts.save(cart);
      },
    };
  }

  async lockContents(shopperId: string): Promise<CartContents> {
    return (await PricedCart.lock(this, shopperId)).contents();
  }

  async contents(shopperId: string): Promise<CartContents> {
    return (await this.queries.contentsOf(shopperId)).contents;
  }

  async refresh(shopperId: string): Promise<CartView> {
    return presentCart(await this.refreshCart.execute(shopperId));
  }
}
