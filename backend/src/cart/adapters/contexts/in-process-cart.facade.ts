import type { CartRepository } from '../../application/ports';
import type { ViewCart } from '../../application/view-cart';
import { CartFacade } from '../../cart.facade';
import type { CartContents } from '../../cart.view';

export class InProcessCartFacade extends CartFacade {
  constructor(
    private readonly carts: CartRepository,
    private readonly viewCart: ViewCart,
  ) {
    super();
  }

  async linesForOrder(shopperId: string): Promise<{ variantId: string; quantity: number }[]> {
    const cart = await this.carts.findForChange(shopperId);
    return cart.lines.map(({ variantId, quantity }) => ({ variantId, quantity }));
  }

  async takeOut(shopperId: string, bought: { variantId: string; quantity: number }[]): Promise<void> {
    const cart = await this.carts.findForChange(shopperId);
    cart.takeOut(bought);
    await this.carts.save(cart);
  }

  contents(shopperId: string): Promise<CartContents> {
    return this.viewCart.execute(shopperId);
  }
}
