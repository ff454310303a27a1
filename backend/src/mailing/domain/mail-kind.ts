/** What an e-mail tells. `new-order` goes to the owner, the others to a customer. */
export const mailKinds = ['order-confirmed', 'order-refunded', 'new-order'] as const;
export type MailKind = (typeof mailKinds)[number];

export const isForOwner = (kind: MailKind): boolean => kind === 'new-order';
