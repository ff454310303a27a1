import type { FactoryProvider } from '@nestjs/common';
import { ShopContact } from '../content/shop-contact';
import { PasswordResets } from '../identity/password-resets';
import { PlacedOrders } from '../ordering/placed-orders';
import { SentParcels } from '../ordering/sent-parcels';
import { ServerSettings } from '../platform/config/server.settings';
import { ShopDays } from '../shared/shop-days';
import { ReactLetters } from './adapters/letters/react-letters';
import { Letters } from './application/ports';

/** Of MailingModule: what writes the e-mails. */
export const lettersProvider: FactoryProvider<Letters> = {
  provide: Letters,
  inject: [ShopContact, PlacedOrders, SentParcels, PasswordResets, ServerSettings, ShopDays],
  useFactory: (
    shop: ShopContact,
    orders: PlacedOrders,
    parcels: SentParcels,
    resets: PasswordResets,
    { PUBLIC_URL, PORT }: ServerSettings,
    { timeZone }: ShopDays,
  ) =>
    new ReactLetters(
      shop,
      { orders, parcels, resets },
      { url: PUBLIC_URL ?? `http://localhost:${PORT}`, timeZone },
    ),
};
