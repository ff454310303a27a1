/** The fact of these kinds is an order. */
export const orderMailKinds = [
  'order-confirmed',
  'order-cancelled',
  'order-refunded',
  'payment-failed',
  'new-order',
] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

/** The fact of these kinds is a parcel. */
export const parcelMailKinds = ['parcel-sent', 'parcel-tracked', 'parcel-delivered', 'parcel-lost'] as const;
export type ParcelMailKind = (typeof parcelMailKinds)[number];

/** These go to the owner; their fact is something that the shop has found out about itself. */
export const ownerMailKinds = ['low-stock', 'books-disagree'] as const;

/** The fact of these is a change to an account, of which only the kind is kept. */
export const accountMailKinds = ['password-changed', 'second-factor-off', 'new-device'] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

/** The fact of these kinds is a refund, or a cancellation that has no refund of its own. */
const refundMailKinds = ['refund-pending', 'pieces-refunded'] as const;

/** The fact of these is a withdrawal: the receipt for its sender, and a notice to whose order was named with another address. */
const withdrawalMailKinds = ['withdrawal-received', 'withdrawal-elsewhere'] as const;

/**
 * The fact of these is a return. `return-settled` tells that no money goes back for it; otherwise `return-refunded` follows once the provider
 * has given it.
 */
export const returnMailKinds = [
  'return-declared',
  'return-arrived',
  'return-settled',
  'return-refunded',
  'return-lapses-soon',
  'return-lapsed',
  'return-cancelled',
] as const;
export type ReturnMailKind = (typeof returnMailKinds)[number];

/**
 * The fact of these is a change of an e-mail address: the code for the new one, and the notice to the one of before; or the code for the one
 * that the account has.
 */
const emailChangeMailKinds = ['email-code', 'email-changed', 'guest-orders-code'] as const;

/** The fact of these is an entry of the waitlist. */
const waitlistMailKinds = ['waitlist-confirmation', 'back-in-stock'] as const;

/** The fact of these is a request for a new link to an order: somebody's who knows its number and address, or the shop's. */
const linkMailKinds = ['order-link', 'order-link-renewed'] as const;
export type LinkMailKind = (typeof linkMailKinds)[number];

/** The kind says what an e-mail is about. */
export const mailKinds = [
  ...orderMailKinds,
  ...parcelMailKinds,
  ...ownerMailKinds,
  ...accountMailKinds,
  ...refundMailKinds,
  ...withdrawalMailKinds,
  ...returnMailKinds,
  ...emailChangeMailKinds,
  ...waitlistMailKinds,
  ...linkMailKinds,
  'welcome',
  'password-reset',
  'staff-invitation',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** Later kinds, each with the kind as which admin remotes of 1.0.0 show it. */
const shownAs = {
  'refund-pending': 'pieces-refunded',
  'withdrawal-received': 'order-cancelled',
  'withdrawal-elsewhere': 'order-cancelled',
  'return-declared': 'order-cancelled',
  'return-arrived': 'order-cancelled',
  'return-settled': 'pieces-refunded',
  'return-refunded': 'pieces-refunded',
  'return-lapses-soon': 'order-cancelled',
  'return-lapsed': 'order-cancelled',
  'return-cancelled': 'order-cancelled',
  'email-code': 'password-reset',
  'email-changed': 'password-changed',
  'guest-orders-code': 'password-reset',
  'staff-invitation': 'password-reset',
  'waitlist-confirmation': 'welcome',
  'back-in-stock': 'welcome',
  'order-link': 'order-confirmed',
  'order-link-renewed': 'order-confirmed',
} as const;
type LaterKind = keyof typeof shownAs;
type FirstKind = Exclude<MailKind, LaterKind>;

const isLater = (kind: MailKind): kind is LaterKind => kind in shownAs;

/** The kinds that 1.0.0 had. */
export const firstMailKinds = mailKinds.filter((kind): kind is FirstKind => !isLater(kind));

/** Shows a kind as one of those that 1.0.0 had. */
export const firstKindOf = (kind: MailKind): FirstKind => (isLater(kind) ? shownAs[kind] : kind);

/** These go to the owner and to nobody else. */
export const isForOwner = (kind: MailKind): boolean =>
  kind === 'new-order' || (ownerMailKinds as readonly MailKind[]).includes(kind);

export const isAboutOrder = (kind: MailKind): kind is OrderMailKind =>
  (orderMailKinds as readonly MailKind[]).includes(kind);

/** The letter is about an order, but its fact is another. */
export const isOfLink = (kind: MailKind): kind is LinkMailKind =>
  (linkMailKinds as readonly MailKind[]).includes(kind);

export const isAboutParcel = (kind: MailKind): kind is ParcelMailKind =>
  (parcelMailKinds as readonly MailKind[]).includes(kind);

export const isAboutReturn = (kind: MailKind): kind is ReturnMailKind =>
  (returnMailKinds as readonly MailKind[]).includes(kind);

/** Somebody waits for these, and they go before the others. */
export const isAwaited = (kind: MailKind): boolean =>
  holdsSecret(kind) ||
  kind === 'welcome' ||
  kind === 'withdrawal-received' ||
  kind === 'waitlist-confirmation';

/** Its link opens an account or an order or speaks for a mailbox, or its code moves an account or shows it orders: the letter is neither kept nor sent again. */
export const holdsSecret = (kind: MailKind): boolean =>
  (waitlistMailKinds as readonly MailKind[]).includes(kind) ||
  isOfLink(kind) ||
  kind === 'password-reset' ||
  kind === 'email-code' ||
  kind === 'guest-orders-code' ||
  kind === 'staff-invitation';
