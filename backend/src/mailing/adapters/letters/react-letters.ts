import { render, toPlainText } from '@react-email/render';
import type { ShopContact } from '../../../content/shop-contact';
import type { PlacedOrders } from '../../../ordering/placed-orders';
import { type Letter, Letters } from '../../application/ports';
import type { MailState } from '../../domain/mail';
import { orderLetters } from './order-letters';

/** Written in React Email, whose components know what mail programs display. */
export class ReactLetters extends Letters {
  constructor(
    private readonly shop: ShopContact,
    private readonly orders: PlacedOrders,
    /** The shop's address on the web. */
    private readonly url: string,
  ) {
    super();
  }

  async write({ kind, factId }: MailState): Promise<Letter | undefined> {
    const order = await this.orders.find(factId);
    if (!order) return undefined;
    const shop = await this.shop.current();
    const { subject, body } = orderLetters[kind]({ shop, url: this.url, order });
    const html = await render(body);
    return { sender: shop.name, subject, html, text: toPlainText(html) };
  }
}
