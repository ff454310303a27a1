import type { Mail } from './mails.api';

export const kindLabels: Record<Mail['topic'], string> = {
  'order-confirmed': 'Order confirmed',
  'order-cancelled': 'Order cancelled',
  'payment-failed': 'Order not paid yet',
  'order-refunded': 'Refund',
  'refund-pending': 'Refund on its way',
  'pieces-refunded': 'Partial refund',
  'new-order': 'New order, to the owner',
  'withdrawal-received': 'Receipt of a withdrawal',
  'withdrawal-elsewhere': 'Withdrawal from another address',
  'parcel-sent': 'Parcel sent',
  'parcel-tracked': 'Tracking number of a sent parcel',
  'parcel-delivered': 'Parcel delivered',
  'parcel-lost': 'Parcel lost',
  'low-stock': 'Low stock, to the owner',
  'books-disagree': 'Consistency check, to the owner',
  welcome: 'Welcome',
  'password-reset': 'Password reset',
  'password-changed': 'Password changed',
  'new-device': 'Sign-in with a new device',
  'second-factor-off': 'Second factor turned off',
};

export const statusLabels: Record<Mail['status'], string> = {
  waiting: 'Waiting',
  sending: 'Being sent',
  sent: 'Sent',
  failed: 'Failed',
  obsolete: 'No longer needed',
  unconfirmed: 'Delivery unconfirmed',
};
