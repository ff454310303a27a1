import { oneOf, settingsOf, wholeNumber } from '../platform/config/settings';

export class OrderingSettings extends settingsOf({
  RESERVATION_MINUTES: wholeNumber(1, 1_440).default(30).meta({
    description: 'how long an unpaid order reserves its stock; the pages say 30 minutes',
    audited: 'Reservation of an unpaid order in minutes',
  }),
  CANCEL_HOURS: wholeNumber(0, 720).default(2).meta({
    description: 'how long after the payment a shopper may cancel what is not sent; 0: never',
    audited: 'Hours in which a shopper may cancel a paid order',
  }),
  DELIVERY_AFTER_CANCELLING: oneOf('recalculated', 'kept').default('recalculated').meta({
    description:
      'what a shopper who cancels a part pays for the delivery of the rest: what it would have cost, never more than goes back, or what was paid',
    audited: 'Delivery after a shopper cancels a part',
  }),
}) {}
