import { compile } from 'html-to-text';
import { renderToStaticMarkup } from 'react-dom/server';
import type { LowStock } from '../../../inventory/low-stock';
import type { ShopContact } from '../../../content/shop-contact';
import type { EmailChanges } from '../../../identity/email-changes';
import type { PasswordResets } from '../../../identity/password-resets';
import type { StaffInvitations } from '../../../identity/staff-invitations';
import type { OrderLinks } from '../../../ordering/order-links';
import type { PlacedOrder, PlacedOrders } from '../../../ordering/placed-orders';
import type { ReceivedWithdrawals } from '../../../ordering/received-withdrawals';
import type { RefundedPieces } from '../../../ordering/refunded-pieces';
import type { SentParcels } from '../../../ordering/sent-parcels';
import type { ShownReturns } from '../../../ordering/shown-returns';
import type { ReconciliationReports } from '../../../reporting/reconciliation-reports';
import type { WaitedPieces } from '../../../waitlist/waited-pieces';
import type { Log } from '../../../platform/log/log';
import { type MailTextRepository, type RenderedMail, MailTemplates } from '../../application/ports';
import { textNamesOf } from '../../domain/default-texts';
import { type MailState, orderOf } from '../../domain/mail';
import {
  isAboutOrder,
  isAboutParcel,
  isAboutReturn,
  isForOwner,
  type MailKind,
  isOfLink,
  type LinkMailKind,
  type OrderMailKind,
  type ParcelMailKind,
  type ReturnMailKind,
} from '../../domain/mail-kind';
import type { MailText } from '../../domain/mail-text';
import type { MailDraft, MailFrame, ShopPlace } from './layout/mail-layout';
import { writerOf } from './layout/written-text';
import { accountMail } from './accounts/account-mails';
import { reconciliationMail } from './owner/reconciliation-mail';
import { lowStockMail } from './owner/low-stock-mail';
import { orderLinkMail } from './orders/order-link-mail';
import { orderMails } from './orders/order-mails';
import { parcelMails } from './orders/parcel-mails';
import { codeMail, type CodeMailKind, emailChangedMail } from './accounts/email-change-mails';
import { passwordResetMail } from './accounts/password-reset-mail';
import { piecesRefundedMail, refundPendingMail } from './orders/refund-mails';
import { returnMails } from './returns/return-mails';
import { withdrawalElsewhereMail, withdrawalReceivedMail } from './orders/withdrawal-mails';
import { backInStockMail, waitlistConfirmationMail } from './accounts/waitlist-mails';
import { staffInvitationMail } from './accounts/staff-invitation-mail';
import { welcomeMail } from './accounts/welcome-mail';

/** The contexts that know what e-mails tell. */
export interface MailFacts {
  orders: PlacedOrders;
  parcels: SentParcels;
  refunds: RefundedPieces;
  withdrawals: ReceivedWithdrawals;
  returns: ShownReturns;
  resets: PasswordResets;
  emailChanges: EmailChanges;
  invitations: StaffInvitations;
  waited: WaitedPieces;
  stock: LowStock;
  reconciliations: ReconciliationReports;
  orderLinks: Pick<OrderLinks, 'issue'>;
}

/** The doctype that most mail programs expect. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** The cells of a row stay on one line; the preview repeats what the text says. */
const textOf = compile({
  wordwrap: false,
  selectors: [
    { selector: '[data-skip-in-text=true]', format: 'skip' },
    { selector: 'a', options: { linkBrackets: false, hideLinkHrefIfSameAsText: true } },
    { selector: 'td', format: 'inline' },
  ],
});

/** These characters change the direction of the text around a name. */
const directions = /[\u202a-\u202e\u2066-\u2069]/g;
const notInLines = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

/** About the fact of this id. */
type Writer = (factId: string, frame: MailFrame) => Promise<MailDraft | undefined>;

/** Written in React Email, whose components know what mail programs display. */
export class ReactMailTemplates extends MailTemplates {
  private readonly writers: Record<
    Exclude<MailKind, LinkMailKind | OrderMailKind | ParcelMailKind | ReturnMailKind>,
    Writer
  >;

  constructor(
    private readonly shop: ShopContact,
    private readonly facts: MailFacts,
    private readonly place: ShopPlace,
    private readonly texts: Pick<MailTextRepository, 'find'>,
    private readonly log: Log,
  ) {
    super();
    this.writers = {
      'low-stock': async (digestId, frame) => lowStockMail(frame, await facts.stock.inDigest(digestId)),
      'books-disagree': async (checkId, frame) => {
        const report = await facts.reconciliations.find(checkId);
        return report && reconciliationMail(frame, report);
      },
      'refund-pending': async (refundId, frame) => {
        const refund = await facts.refunds.find(refundId);
        return refund && refundPendingMail(await this.linked(frame, refund), refund);
      },
      'pieces-refunded': async (refundId, frame) => {
        const refund = await facts.refunds.find(refundId);
        return refund && piecesRefundedMail(await this.linked(frame, refund), refund);
      },
      'withdrawal-received': async (withdrawalId, frame) => {
        const withdrawal = await facts.withdrawals.find(withdrawalId);
        return withdrawal && withdrawalReceivedMail(frame, withdrawal);
      },
      'withdrawal-elsewhere': async (withdrawalId, frame) => {
        const withdrawal = await facts.withdrawals.find(withdrawalId);
        return withdrawal && withdrawalElsewhereMail(frame, withdrawal);
      },
      'password-changed': async (_, frame) => accountMail(frame, 'password-changed'),
      'second-factor-off': async (_, frame) => accountMail(frame, 'second-factor-off'),
      'new-device': async (_, frame) => accountMail(frame, 'new-device'),
      'email-code': this.codeWriter('email-code'),
      'guest-orders-code': this.codeWriter('guest-orders-code'),
      'email-changed': async (_, frame) => emailChangedMail(frame, frame.textOf('email-changed', {})),
      'staff-invitation': async (sendingId, frame) => {
        const link = await facts.invitations.writeLink(sendingId);
        return link && staffInvitationMail(frame, link);
      },
      'waitlist-confirmation': async (entryId, frame) => {
        const piece = await facts.waited.find(entryId);
        const link = piece && !piece.isConfirmed && (await facts.waited.writeLink(entryId));
        return link ? waitlistConfirmationMail(frame, piece, link) : undefined;
      },
      'back-in-stock': async (entryId, frame) => {
        const piece = await facts.waited.find(entryId);
        const link = piece && (await facts.waited.writeLink(entryId));
        return link && backInStockMail(frame, piece, link);
      },
      welcome: async (_, frame) => welcomeMail(frame, frame.textOf('welcome', {})),
      'password-reset': async (factId, frame) => {
        const link = await facts.resets.writeLink(factId);
        return link && passwordResetMail(frame, frame.textOf('password-reset', {}), link);
      },
    };
  }

  private codeWriter(kind: CodeMailKind): Writer {
    return async (changeId, frame) => {
      const written = await this.facts.emailChanges.writeCode(changeId);
      return written && codeMail(frame, kind, written);
    };
  }

  async write(mail: MailState): Promise<RenderedMail | undefined> {
    const shop = await this.shop.current();
    const writeText = writerOf(await this.textsOf(mail), shop.name);
    const draft = await this.draft(mail, { shop, ...this.place, textOf: writeText });
    if (!draft) return undefined;
    const html = `${doctype}${renderToStaticMarkup(draft.body)}`.replaceAll(directions, '');
    const [sender, subject] = [shop.name, draft.subject].map((line) => line.replaceAll(notInLines, ' '));
    return { sender: sender!, subject: subject!, html, text: textOf(html) };
  }

  /** Words that cannot be filled stop no e-mail: it has the default ones. */
  private async textsOf({ kind }: MailState): Promise<MailText[]> {
    const names = textNamesOf(kind);
    if (names.length === 0) return [];
    const texts = await this.texts.find(names);
    for (const { state, unreadable } of texts)
      if (unreadable.length > 0)
        this.log.error(
          { text: state.name, parts: unreadable },
          'the edited words of an e-mail cannot be filled, so it has the default ones',
        );
    return texts;
  }

  private async draft(mail: MailState, frame: MailFrame): Promise<MailDraft | undefined> {
    const { kind, factId } = mail;
    if (isAboutParcel(kind)) {
      const parcel = await this.facts.parcels.find(factId);
      return parcel && parcelMails[kind]({ ...(await this.linked(frame, parcel)), parcel });
    }
    if (isAboutReturn(kind)) {
      const returned = await this.facts.returns.find(factId);
      return returned && returnMails[kind]({ ...(await this.linked(frame, returned)), returned });
    }
    if (!isOfLink(kind) && !isAboutOrder(kind)) return this.writers[kind](factId, frame);
    const order = await this.facts.orders.find(orderOf(mail) ?? factId);
    return order && this.draftOfOrder(kind, order, frame);
  }

  private async draftOfOrder(
    kind: OrderMailKind | LinkMailKind,
    order: PlacedOrder,
    frame: MailFrame,
  ): Promise<MailDraft | undefined> {
    const write = isOfLink(kind) ? orderLinkMail(kind) : orderMails[kind];
    if (isForOwner(kind)) return write({ ...frame, order });
    return write({ ...(await this.linked(frame, { orderNumber: order.number })), order });
  }

  /** For the fact's own order, never for one that a text names: whoever gets the e-mail can open it. */
  private async linked(frame: MailFrame, { orderNumber }: { orderNumber: string }): Promise<MailFrame> {
    const token = await this.facts.orderLinks.issue(orderNumber);
    return token === undefined ? frame : { ...frame, guestsPage: `${frame.url}/shop/order#${token}` };
  }
}
