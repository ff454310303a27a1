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

/** The kind says what an e-mail is about. */
export const mailKinds = [
  ...orderMailKinds,
  ...parcelMailKinds,
  ...ownerMailKinds,
  ...accountMailKinds,
  'pieces-refunded',
  'welcome',
  'password-reset',
] as const;
export type MailKind = (typeof mailKinds)[number];

export const isAboutOrder = (kind: MailKind): kind is OrderMailKind =>
  (orderMailKinds as readonly MailKind[]).includes(kind);

export const isAboutParcel = (kind: MailKind): kind is ParcelMailKind =>
  (parcelMailKinds as readonly MailKind[]).includes(kind);

/** Somebody waits for these, and they go before the others. */
export const isAwaited = (kind: MailKind): boolean => kind === 'password-reset' || kind === 'welcome';

/** The link in the other one is valid for half an hour only. */
export const isRepeatable = (kind: MailKind): boolean => kind !== 'password-reset';
