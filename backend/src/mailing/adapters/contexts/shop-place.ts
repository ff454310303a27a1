import type { ServerSettings } from '../../../platform/config/server.settings';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { ShopPlace } from '../templates/layout/mail-layout';

export const placeOf = ({ PUBLIC_URL, PORT }: ServerSettings, { timeZone }: ShopDays): ShopPlace => ({
  url: PUBLIC_URL ?? `http://localhost:${PORT}`,
  timeZone,
});
