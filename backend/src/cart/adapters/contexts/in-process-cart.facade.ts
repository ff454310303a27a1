import type { CartRepository } from '../../application/ports';
import type { ViewCart } from '../../application/view-cart';
import { type CartContents, CartFacade } from '../../cart.facade';

export class InProcessCartFacade extends CartFacade {
  constructor(
    private readonly carts: CartRepository,
    private readonly viewCart: ViewCart,
  ) {
    super();
  }

  lock(shopperId: string): Promise<void> {
    return this.carts.lock(shopperId);
  }

  async lockContents(shopperId: string): Promise<CartContents> {
    return this.viewCart.contentsOf(await this.carts.findForChange(shopperId));
  }

  async takeOut(shopperId: string, bought: { variantId: string; quantity: number }[]): Promise<void> {
    const cart = await this.carts.find(shopperId);
    cart.takeOut(bought);
    await this.carts.save(cart);
  }

  contents(shopperId: string): Promise<CartContents> {
    return this.viewCart.execute(shopperId);
  }
}
