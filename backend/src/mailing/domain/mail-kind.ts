/** What an e-mail tells: of an order, or of a password reset. */
export const orderMailKinds = ['order-confirmed', 'order-refunded', 'new-order'] as const;
export type OrderMailKind = (typeof orderMailKinds)[number];

export const mailKinds = [...orderMailKinds, 'password-reset'] as const;
export type MailKind = (typeof mailKinds)[number];

/** The others go to a customer. */
export const isForOwner = (kind: MailKind): boolean => kind === 'new-order';

export const isAboutOrder = (kind: MailKind): kind is OrderMailKind => kind !== 'password-reset';
