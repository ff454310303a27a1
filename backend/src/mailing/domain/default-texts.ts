import type { MailKind, ownerMailKinds } from './mail-kind';

/** The words of an e-mail as long as nobody edits them. Beside them, its template tells the facts. */
interface DefaultText {
  title: string;
  /** These may be named in braces, beside the placeholders of every e-mail. Each always has a value. */
  placeholders: readonly string[];
  subject: string;
  /** Left out of an e-mail that begins with facts. */
  opening?: string;
  /** Left out of an e-mail that ends without a note. */
  closing?: string;
}

type CustomerMailKind = Exclude<MailKind, 'new-order' | 'staff-invitation' | (typeof ownerMailKinds)[number]>;

/** A parcel that is picked up has texts of its own. */
type PickUpText = 'parcel-ready' | 'parcel-collected';

/** Every e-mail may name these. */
const commonPlaceholders = ['shop name'] as const;

const ofOrder = ['order number'] as const;
const ofBuyer = ['name', 'order number'] as const;
const ofParcel = ['name', 'order number', 'order or parcel', 'parcel', 'items'] as const;
const ofPickUp = ['name', 'order number', 'items'] as const;
const ofRefund = ['name', 'order number', 'amount'] as const;
const ofReturn = ['name', 'order number', 'return number'] as const;

/**
 * The name of a buyer is offered only where a payment has shown that the mailbox is theirs: anybody can register a stranger's address
 * under a name that is a message.
 */
export const defaultTexts = {
  'order-confirmed': {
    title: 'Order confirmed',
    placeholders: [...ofBuyer, 'payment'],
    subject: 'Your order {order number} is confirmed',
    opening: 'Hello {name}, {payment}. This is your order {order number}:',
  },
  'order-cancelled': {
    title: 'Order cancelled',
    placeholders: ofOrder,
    subject: 'Your order {order number} is cancelled',
  },
  'order-link': {
    title: 'Link to an order',
    placeholders: ofOrder,
    subject: 'Your link to order {order number}',
    opening: 'Someone asked where order {order number} is. If it was you, follow this link.',
    closing: 'Not you? Ignore this e-mail: nobody else has got the link.',
  },
  'order-link-renewed': {
    title: 'New link to an order, from the shop',
    placeholders: ofOrder,
    subject: 'Your new link to order {order number}',
    opening:
      'Here is a new link to your order {order number}. We have sent it to you so that you can open the order.',
  },
  'payment-failed': {
    title: 'Order not paid yet',
    placeholders: ofOrder,
    subject: 'Your order {order number} is not paid yet',
    opening:
      'The payment for your order {order number} was declined or not finished. Nothing has been charged.',
    closing: "Changed your mind? Do nothing and we'll cancel the order.",
  },
  'order-refunded': {
    title: 'Refund',
    placeholders: ofOrder,
    subject: 'Your refund for order {order number}',
  },
  'refund-pending': {
    title: 'Refund on its way',
    placeholders: ofRefund,
    subject: 'Your refund of {amount} is on its way (order {order number})',
  },
  'pieces-refunded': {
    title: 'Partial refund',
    placeholders: ofRefund,
    subject: 'Your refund of {amount} (order {order number})',
  },
  'parcel-sent': {
    title: 'Parcel sent',
    placeholders: ofParcel,
    subject: '{order or parcel} is on its way',
    opening: 'Hello {name}, {parcel} is on its way, with {items}:',
  },
  'parcel-ready': {
    title: 'Ready to collect',
    placeholders: ofPickUp,
    subject: 'Your order {order number} is ready to collect',
    opening: 'Hello {name}, your order {order number} is ready to collect, with {items}:',
  },
  'parcel-tracked': {
    title: 'Tracking number of a sent parcel',
    placeholders: [...ofParcel, 'tracking number'],
    subject: 'The tracking number of {parcel}, order {order number}',
    opening: 'Hello {name}, you can now follow {parcel}, with {items}:',
  },
  'parcel-delivered': {
    title: 'Parcel delivered',
    placeholders: ofParcel,
    subject: '{order or parcel} has been delivered',
    opening: 'Hello {name}, {parcel} of order {order number} has been delivered. Inside:',
  },
  'parcel-collected': {
    title: 'Order collected',
    placeholders: ofPickUp,
    subject: 'You have collected your order {order number}',
    opening: 'Hello {name}, you have collected {items} of order {order number}:',
  },
  'parcel-lost': {
    title: 'Parcel lost',
    placeholders: [...ofBuyer, 'parcel number'],
    subject: 'Parcel {parcel number} got lost on its way',
    opening:
      'Hello {name}, we are sorry: parcel {parcel number} of your order {order number} did not arrive. Inside:',
  },
  'return-declared': {
    title: 'Return declared',
    placeholders: ofReturn,
    subject: 'Your return {return number} of order {order number}',
  },
  'return-arrived': {
    title: 'Return arrived',
    placeholders: ofReturn,
    subject: 'Your return {return number} has arrived',
    opening: 'Hello {name}, your return {return number} of order {order number} has arrived. It is for:',
  },
  'return-settled': {
    title: 'Return checked, without a refund',
    placeholders: ofReturn,
    subject: "We've checked your return {return number}",
  },
  'return-refunded': {
    title: 'Refund of a return',
    placeholders: [...ofReturn, 'amount'],
    subject: 'Your refund of {amount} (return {return number})',
    opening: "Hello {name}, we've checked your return {return number} of order {order number}, and refunded:",
  },
  'return-lapses-soon': {
    title: 'Return ends soon',
    placeholders: [...ofReturn, 'deadline'],
    subject: 'Your return {return number} should reach us by {deadline}',
  },
  'return-lapsed': {
    title: 'Return ended',
    placeholders: ofReturn,
    subject: 'Your return {return number} has ended',
  },
  'return-cancelled': {
    title: 'Return cancelled by the shop',
    placeholders: ofReturn,
    subject: 'Your return {return number} is cancelled',
  },
  'withdrawal-received': {
    title: 'Receipt of a withdrawal',
    placeholders: ['time'],
    subject: 'We received your withdrawal on {time}',
  },
  'withdrawal-elsewhere': {
    title: 'Withdrawal from another address',
    placeholders: ofOrder,
    subject: 'A withdrawal names your order {order number}',
  },
  welcome: {
    title: 'Welcome',
    placeholders: [],
    subject: 'Welcome to {shop name}',
    opening:
      'Your account is ready. Sign in with this e-mail address and your password.\n\nSee your orders, follow parcels and save addresses in your account.',
  },
  'password-reset': {
    title: 'Password reset',
    placeholders: [],
    subject: 'Set a new password for {shop name}',
  },
  'email-code': {
    title: 'Code for a new e-mail address',
    placeholders: [],
    subject: 'Your code for {shop name}',
  },
  'guest-orders-code': {
    title: 'Code for orders without an account',
    placeholders: [],
    subject: 'Your code for {shop name}',
  },
  'email-changed': {
    title: 'E-mail address changed',
    placeholders: [],
    subject: 'Your e-mail address was changed at {shop name}',
  },
  'waitlist-confirmation': {
    title: 'Confirmation of an address that waits for a size',
    placeholders: ['product'],
    subject: 'Shall we tell you when {product} is back?',
  },
  'back-in-stock': {
    title: 'A size is back',
    placeholders: ['product'],
    subject: '{product} is back',
    closing: 'Others wait for it, too, and we keep none aside.',
  },
  'password-changed': {
    title: 'Password changed',
    placeholders: [],
    subject: 'Your password was changed at {shop name}',
  },
  'new-device': {
    title: 'Sign-in with a new device',
    placeholders: [],
    subject: 'A new device signed in to your account at {shop name}',
  },
  'second-factor-off': {
    title: 'Second factor turned off',
    placeholders: [],
    subject: 'Your second factor was turned off at {shop name}',
  },
} as const satisfies Record<CustomerMailKind | PickUpText, DefaultText>;

export type MailTextName = keyof typeof defaultTexts;
export type PlaceholderOf<Name extends MailTextName> = (typeof defaultTexts)[Name]['placeholders'][number];

/** The admin's list has this order. */
export const mailTextNames = Object.keys(defaultTexts) as MailTextName[];

export const isMailTextName = (name: string): name is MailTextName => Object.hasOwn(defaultTexts, name);

export const defaultTextOf = (name: MailTextName): DefaultText => defaultTexts[name];

export const placeholdersOf = (name: MailTextName): string[] => [
  ...defaultTextOf(name).placeholders,
  ...commonPlaceholders,
];

/** @returns the kind of the e-mails that have this text */
export function kindOf(name: MailTextName): CustomerMailKind {
  if (name === 'parcel-ready') return 'parcel-sent';
  return name === 'parcel-collected' ? 'parcel-delivered' : name;
}

export const isOfPickUp = (name: MailTextName): boolean => kindOf(name) !== name;

/** @returns the texts of which an e-mail of this kind has one: none to the owner or the staff */
export const textNamesOf = (kind: MailKind): MailTextName[] =>
  mailTextNames.filter((name) => kindOf(name) === kind);
