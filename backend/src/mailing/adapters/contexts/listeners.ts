import {
  EmailChanged,
  EmailChangeRequested,
  EmailProofRequested,
  PasswordResetRequested,
  StaffInvitationSent,
  ShopperRegistered,
  AccountSecurityChanged,
} from '../../../identity/identity.events';
import { StockFellLow } from '../../../inventory/inventory.events';
import {
  OrderConfirmed,
  OrderCancelled,
  OrderLinkRequested,
  OrderRefunded,
  PiecesRefunded,
  RefundOnItsWay,
  ParcelSent,
  ParcelTracked,
  ParcelDelivered,
  ParcelLost,
  PaymentMissing,
  ReturnArrived,
  ReturnCancelled,
  ReturnDeclared,
  ReturnLapsed,
  ReturnLapsesSoon,
  ReturnRefunded,
  ReturnSettled,
  WithdrawalReceived,
  WithdrawalRecorded,
} from '../../../ordering/ordering.events';
import { onEvent } from '../../../platform/jobs/handlers';
import { ReconciliationFoundDifferences } from '../../../reporting/reporting.events';
import type { DomainEvent, EventClass } from '../../../shared/events/domain-event';
import { WaitlistConfirmationAsked, WaitlistTurnCame } from '../../../waitlist/waitlist.events';
import type { ReturnMailKind } from '../../domain/mail-kind';
import { type WriteMailInput, WriteMail } from '../../application/write-mail';

/** A shopper is told of these ends of an order only: otherwise they have just ordered another cart, or see that the provider is away. */
const reasonsToTell: readonly string[] = ['cancelled', 'rejected', 'declined', 'unavailable'];

const mailAbout = <Event extends DomainEvent>(
  event: EventClass<Event>,
  name: string,
  mailOf: (event: Event) => WriteMailInput,
) => onEvent(event, name, WriteMail, (writeMail, happened) => writeMail.execute(mailOf(happened)));

const mailAboutReturn = <Event extends DomainEvent & { returnId: string; orderId: string }>(
  event: EventClass<Event>,
  kind: ReturnMailKind,
  isToTell: (event: Event) => boolean = () => true,
) =>
  onEvent(event, `mailing:${kind}`, WriteMail, async (writeMail, happened) => {
    const { returnId: factId, orderId } = happened;
    if (isToTell(happened)) await writeMail.execute({ kind, factId, orderId });
  });

/** Whoever sent a parcel that nobody had declared needs no advice about sending it, and who cancels a return sees that. */
const returnListeners = [
  mailAboutReturn(ReturnDeclared, 'return-declared', ({ kind }) => kind !== 'claim'),
  mailAboutReturn(ReturnArrived, 'return-arrived'),
  mailAboutReturn(ReturnSettled, 'return-settled', ({ amountCents }) => amountCents === 0),
  mailAboutReturn(ReturnRefunded, 'return-refunded'),
  mailAboutReturn(ReturnLapsesSoon, 'return-lapses-soon'),
  mailAboutReturn(ReturnLapsed, 'return-lapsed'),
  mailAboutReturn(ReturnCancelled, 'return-cancelled', ({ by }) => by === 'shop'),
];

/** The events about which e-mails are written. */
export const listeners = [
  onEvent(OrderConfirmed, 'mailing:order-confirmed', WriteMail, async (writeMail, { orderId }) => {
    await writeMail.execute({ kind: 'order-confirmed', factId: orderId });
    await writeMail.execute({ kind: 'new-order', factId: orderId });
  }),
  onEvent(OrderCancelled, 'mailing:order-cancelled', WriteMail, async (writeMail, { orderId, reason }) => {
    if (reasonsToTell.includes(reason)) await writeMail.execute({ kind: 'order-cancelled', factId: orderId });
  }),
  mailAbout(OrderRefunded, 'mailing:order-refunded', ({ orderId }) => ({
    kind: 'order-refunded',
    factId: orderId,
  })),
  mailAbout(RefundOnItsWay, 'mailing:refund-on-its-way', ({ orderId, refundId }) => ({
    kind: 'refund-pending',
    factId: refundId,
    orderId,
  })),
  mailAbout(PiecesRefunded, 'mailing:pieces-refunded', ({ orderId, cancellationId }) => ({
    kind: 'pieces-refunded',
    factId: cancellationId,
    orderId,
  })),
  mailAbout(OrderLinkRequested, 'mailing:order-link-requested', ({ requestId, orderId, isFromShop }) => ({
    kind: isFromShop ? 'order-link-renewed' : 'order-link',
    factId: requestId,
    orderId,
  })),
  mailAbout(ParcelSent, 'mailing:parcel-sent', ({ parcelId, orderId }) => ({
    kind: 'parcel-sent',
    factId: parcelId,
    orderId,
  })),
  mailAbout(ParcelTracked, 'mailing:parcel-tracked', ({ parcelId, orderId }) => ({
    kind: 'parcel-tracked',
    factId: parcelId,
    orderId,
  })),
  mailAbout(ParcelDelivered, 'mailing:parcel-delivered', ({ parcelId, orderId }) => ({
    kind: 'parcel-delivered',
    factId: parcelId,
    orderId,
  })),
  mailAbout(ParcelLost, 'mailing:parcel-lost', ({ parcelId, orderId }) => ({
    kind: 'parcel-lost',
    factId: parcelId,
    orderId,
  })),
  mailAbout(PaymentMissing, 'mailing:payment-missing', ({ orderId }) => ({
    kind: 'payment-failed',
    factId: orderId,
  })),
  // Whether an order was found makes no difference to the receipt.
  mailAbout(WithdrawalRecorded, 'mailing:withdrawal-recorded', ({ withdrawalId }) => ({
    kind: 'withdrawal-received',
    factId: withdrawalId,
  })),
  mailAbout(WithdrawalReceived, 'mailing:withdrawal-received', ({ withdrawalId }) => ({
    kind: 'withdrawal-elsewhere',
    factId: withdrawalId,
  })),
  ...returnListeners,
  mailAbout(PasswordResetRequested, 'mailing:password-reset-requested', ({ resetId }) => ({
    kind: 'password-reset',
    factId: resetId,
  })),
  mailAbout(StaffInvitationSent, 'mailing:staff-invitation-sent', ({ sendingId }) => ({
    kind: 'staff-invitation',
    factId: sendingId,
  })),
  mailAbout(EmailChangeRequested, 'mailing:email-change-requested', ({ changeId }) => ({
    kind: 'email-code',
    factId: changeId,
  })),
  mailAbout(EmailProofRequested, 'mailing:email-proof-requested', ({ changeId }) => ({
    kind: 'guest-orders-code',
    factId: changeId,
  })),
  mailAbout(EmailChanged, 'mailing:email-changed', ({ changeId }) => ({
    kind: 'email-changed',
    factId: changeId,
  })),
  mailAbout(WaitlistConfirmationAsked, 'mailing:waitlist-confirmation-asked', ({ entryId }) => ({
    kind: 'waitlist-confirmation',
    factId: entryId,
  })),
  mailAbout(WaitlistTurnCame, 'mailing:waitlist-turn-came', ({ entryId }) => ({
    kind: 'back-in-stock',
    factId: entryId,
  })),
  mailAbout(ShopperRegistered, 'mailing:shopper-registered', ({ userId }) => ({
    kind: 'welcome',
    factId: userId,
  })),
  mailAbout(AccountSecurityChanged, 'mailing:account-security-changed', ({ changeId, userId, change }) => ({
    kind: change,
    factId: changeId,
    userId,
  })),
  mailAbout(StockFellLow, 'mailing:stock-fell-low', ({ digestId }) => ({
    kind: 'low-stock',
    factId: digestId,
  })),
  mailAbout(ReconciliationFoundDifferences, 'mailing:books-disagree', ({ checkId }) => ({
    kind: 'books-disagree',
    factId: checkId,
  })),
];
