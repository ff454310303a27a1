import { render, toPlainText } from '@react-email/render';
import type { Contact, ShopContact } from '../../../content/shop-contact';
import type { PasswordResets } from '../../../identity/password-resets';
import type { PlacedOrders } from '../../../ordering/placed-orders';
import { type Letter, Letters } from '../../application/ports';
import type { MailState } from '../../domain/mail';
import { isAboutOrder } from '../../domain/mail-kind';
import type { LetterDraft } from './letter-layout';
import { orderLetters } from './order-letters';
import { passwordResetLetter } from './password-reset-letter';

/** Written in React Email, whose components know what mail programs display. */
export class ReactLetters extends Letters {
  constructor(
    private readonly shop: ShopContact,
    private readonly orders: PlacedOrders,
    private readonly resets: PasswordResets,
    /** The shop's address on the web. */
    private readonly url: string,
  ) {
    super();
  }

  async write(mail: MailState): Promise<Letter | undefined> {
    const shop = await this.shop.current();
    const draft = await this.draft(mail, shop);
    if (!draft) return undefined;
    const html = await render(draft.body);
    return { sender: shop.name, subject: draft.subject, html, text: toPlainText(html) };
  }

  private async draft({ kind, factId }: MailState, shop: Contact): Promise<LetterDraft | undefined> {
    const { url } = this;
    if (isAboutOrder(kind)) {
      const order = await this.orders.find(factId);
      return order && orderLetters[kind]({ shop, url, order });
    }
    const link = await this.resets.writeLink(factId);
    return link && passwordResetLetter({ shop, url, link });
  }
}
