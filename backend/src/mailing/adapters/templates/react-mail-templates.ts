import { render, toPlainText } from '@react-email/render';
import type { LowStock } from '../../../inventory/low-stock';
import type { ShopContact } from '../../../content/shop-contact';
import type { PasswordResets } from '../../../identity/password-resets';
import type { PlacedOrders } from '../../../ordering/placed-orders';
import type { RefundedPieces } from '../../../ordering/refunded-pieces';
import type { SentParcels } from '../../../ordering/sent-parcels';
import type { CheckedBooks } from '../../../reporting/checked-books';
import { type Letter, Letters } from '../../application/ports';
import type { MailState } from '../../domain/mail';
import {
  isAboutOrder,
  isAboutParcel,
  type MailKind,
  type OrderMailKind,
  type ParcelMailKind,
} from '../../domain/mail-kind';
import type { LetterDraft, LetterFrame, ShopPlace } from './layout/mail-layout';
import { accountLetter } from './accounts/account-mails';
import { booksLetter } from './owner/books-mail';
import { lowStockLetter } from './owner/low-stock-mail';
import { orderLetters } from './orders/order-mails';
import { parcelLetters } from './orders/parcel-mails';
import { passwordResetLetter } from './accounts/password-reset-mail';
import { piecesRefundedLetter } from './orders/pieces-refunded-mail';
import { welcomeLetter } from './accounts/welcome-mail';

/** Where the letters find what they tell. */
export interface LetterFacts {
  orders: PlacedOrders;
  parcels: SentParcels;
  refunds: RefundedPieces;
  resets: PasswordResets;
  stock: LowStock;
  books: CheckedBooks;
}

/** The cells of a row stay on one line. */
const asLines: Parameters<typeof toPlainText>[1] = { selectors: [{ selector: 'td', format: 'inline' }] };

/** These characters change the direction of the text around a name. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;
const notInLines = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** About the fact of this id. */
type Writer = (factId: string, frame: LetterFrame) => Promise<LetterDraft | undefined>;

/** Written in React Email, whose components know what mail programs display. */
export class ReactLetters extends Letters {
  private readonly writers: Record<Exclude<MailKind, OrderMailKind | ParcelMailKind>, Writer>;

  constructor(
    private readonly shop: ShopContact,
    private readonly facts: LetterFacts,
    private readonly place: ShopPlace,
  ) {
    super();
    this.writers = {
      'low-stock': async (digestId, frame) => lowStockLetter(frame, await facts.stock.inDigest(digestId)),
      'books-disagree': async (checkId, frame) => {
        const book = await facts.books.find(checkId);
        return book && booksLetter(frame, book);
      },
      'pieces-refunded': async (cancellationId, frame) => {
        const pieces = await facts.refunds.find(cancellationId);
        return pieces && piecesRefundedLetter(frame, pieces);
      },
      'password-changed': async (_, frame) => accountLetter(frame, 'password-changed'),
      'second-factor-off': async (_, frame) => accountLetter(frame, 'second-factor-off'),
      'new-device': async (_, frame) => accountLetter(frame, 'new-device'),
      welcome: async (_, frame) => welcomeLetter(frame),
      'password-reset': async (factId, frame) => {
        const link = await facts.resets.writeLink(factId);
        return link && passwordResetLetter(frame, link);
      },
    };
  }

  async write(mail: MailState): Promise<Letter | undefined> {
    const shop = await this.shop.current();
    const draft = await this.draft(mail, { shop, ...this.place });
    if (!draft) return undefined;
    const html = (await render(draft.body)).replaceAll(directions, '');
    const [sender, subject] = [shop.name, draft.subject].map((line) => line.replaceAll(notInLines, ' '));
    return { sender: sender!, subject: subject!, html, text: toPlainText(html, asLines) };
  }

  private async draft({ kind, factId }: MailState, frame: LetterFrame): Promise<LetterDraft | undefined> {
    if (isAboutParcel(kind)) {
      const parcel = await this.facts.parcels.find(factId);
      return parcel && parcelLetters[kind]({ ...frame, parcel });
    }
    if (!isAboutOrder(kind)) return this.writers[kind](factId, frame);
    const order = await this.facts.orders.find(factId);
    return order && orderLetters[kind]({ ...frame, order });
  }
}
