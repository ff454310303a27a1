import { settingsOf, wholeNumber } from '../platform/config/settings';

export class OrderingSettings extends settingsOf({
  RESERVATION_MINUTES: wholeNumber(1, 1_440).default(30).meta({
    description: 'how long an unpaid order reserves its stock; the pages say 30 minutes',
    audited: 'Reservation of an unpaid order in minutes',
  }),
}) {}
