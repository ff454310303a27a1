import { settingsOf, wholeNumber } from '../platform/config/settings';

export class OrderingSettings extends settingsOf({
  RESERVATION_MINUTES: wholeNumber(1, 1_440).default(30),
}) {}
