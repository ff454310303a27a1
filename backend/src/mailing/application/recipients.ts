import type { EmailChanges } from '../../identity/email-changes';
import type { PasswordResets } from '../../identity/password-resets';
import type { StaffInvitations } from '../../identity/staff-invitations';
import type { UserNames } from '../../identity/user-names';
import type { PlacedOrders } from '../../ordering/placed-orders';
import type { ReceivedWithdrawals } from '../../ordering/received-withdrawals';
import type { RefundedPieces } from '../../ordering/refunded-pieces';
import type { SentParcels } from '../../ordering/sent-parcels';
import type { ShownReturns } from '../../ordering/shown-returns';
import { isAboutOrder, type MailKind } from '../domain/mail-kind';
import type { WaitedPieces } from '../../waitlist/waited-pieces';
import type { MailTransport } from './ports';

/** An address; none when nobody is to be told. */
type Recipient = string | null | undefined;

/** Whom an e-mail goes to. */
export class Recipients {
  private readonly ofKind: Record<MailKind, (factId: string) => Promise<Recipient>>;

  constructor(
    private readonly orders: PlacedOrders,
    parcels: SentParcels,
    refunds: RefundedPieces,
    withdrawals: ReceivedWithdrawals,
    returns: ShownReturns,
    resets: PasswordResets,
    emailChanges: EmailChanges,
    invitations: StaffInvitations,
    waited: WaitedPieces,
    users: UserNames,
    transport: MailTransport,
  ) {
    const shopper = async (orderId: string) => (await orders.find(orderId))?.shopperEmail;
    const recipient = async (parcelId: string) => (await parcels.find(parcelId))?.shopperEmail;
    const refunded = async (refundId: string) => (await refunds.find(refundId))?.shopperEmail;
    const refundedAlone = async (refundId: string) => {
      const refund = await refunds.find(refundId);
      return refund?.isOfReturn ? undefined : refund?.shopperEmail;
    };
    const returning = async (returnId: string) => (await returns.find(returnId))?.shopperEmail;
    const user = async (userId: string) => (await users.emailsOf([userId])).get(userId);
    const owner = async () => transport.ownerAddress;
    this.ofKind = {
      'order-confirmed': shopper,
      'order-cancelled': shopper,
      'order-refunded': shopper,
      ...{ 'order-link': shopper, 'order-link-renewed': shopper },
      'refund-pending': refunded,
      'pieces-refunded': refundedAlone,
      'payment-failed': shopper,
      'new-order': owner,
      'low-stock': owner,
      'books-disagree': owner,
      'parcel-sent': recipient,
      'parcel-tracked': recipient,
      'parcel-delivered': recipient,
      'parcel-lost': recipient,
      welcome: user,
      'password-changed': user,
      'second-factor-off': user,
      'new-device': user,
      'withdrawal-received': async (withdrawalId) => (await withdrawals.find(withdrawalId))?.email,
      'withdrawal-elsewhere': async (withdrawalId) =>
        (await withdrawals.find(withdrawalId))?.orderOfOther?.email,
      'return-declared': returning,
      'return-arrived': returning,
      'return-settled': returning,
      'return-refunded': returning,
      'return-lapses-soon': returning,
      'return-lapsed': returning,
      'return-cancelled': returning,
      'email-code': async (changeId) => (await emailChanges.addressesOf(changeId))?.newEmail,
      'guest-orders-code': async (changeId) => (await emailChanges.addressesOf(changeId))?.newEmail,
      'email-changed': async (changeId) => (await emailChanges.addressesOf(changeId))?.oldEmail,
      ...ofWaitlist(waited, user),
      'staff-invitation': (sendingId) => invitations.recipientOf(sendingId),
      'password-reset': (resetId) => resets.recipientOf(resetId),
    };
  }

  /** @param factId of a change to an account, the id of the user; of a request for a link, that of the order */
  of(kind: MailKind, factId: string): Promise<Recipient> {
    return this.ofKind[kind](factId);
  }

  /** Tells whether the order that an e-mail is about was ever paid: then the mailbox is a customer's. */
  async isCustomer(kind: MailKind, factId: string): Promise<boolean> {
    return isAboutOrder(kind) && Boolean((await this.orders.find(factId))?.paidAt);
  }
}

/** A confirmation goes to who has not confirmed yet; afterwards nothing does but the news. */
const ofWaitlist = (waited: WaitedPieces, addressOf: (userId: string) => Promise<Recipient>) => ({
  'waitlist-confirmation': async (entryId: string) => {
    const entry = await waited.find(entryId);
    return entry?.isConfirmed ? undefined : entry?.email;
  },
  'back-in-stock': async (entryId: string) => {
    const entry = await waited.find(entryId);
    return entry?.shopperId ? addressOf(entry.shopperId) : entry?.email;
  },
});
