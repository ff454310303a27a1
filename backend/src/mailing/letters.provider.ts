import type { FactoryProvider } from '@nestjs/common';
import { LowStock } from '../inventory/low-stock';
import { ShopContact } from '../content/shop-contact';
import { PasswordResets } from '../identity/password-resets';
import { PlacedOrders } from '../ordering/placed-orders';
import { RefundedPieces } from '../ordering/refunded-pieces';
import { SentParcels } from '../ordering/sent-parcels';
import { ServerSettings } from '../platform/config/server.settings';
import { CheckedBooks } from '../reporting/checked-books';
import { ShopDays } from '../shared/shop-days';
import { ReactLetters } from './adapters/templates/react-mail-templates';
import { Letters } from './application/ports';

/** Of MailingModule: what writes the e-mails. */
export const lettersProvider: FactoryProvider<Letters> = {
  provide: Letters,
  inject: [
    ShopContact,
    PlacedOrders,
    SentParcels,
    RefundedPieces,
    PasswordResets,
    LowStock,
    CheckedBooks,
    ServerSettings,
    ShopDays,
  ],
  useFactory: (
    shop: ShopContact,
    orders: PlacedOrders,
    parcels: SentParcels,
    refunds: RefundedPieces,
    resets: PasswordResets,
    stock: LowStock,
    books: CheckedBooks,
    { PUBLIC_URL, PORT }: ServerSettings,
    { timeZone }: ShopDays,
  ) =>
    new ReactLetters(
      shop,
      { orders, parcels, refunds, resets, stock, books },
      { url: PUBLIC_URL ?? `http://localhost:${PORT}`, timeZone },
    ),
};
