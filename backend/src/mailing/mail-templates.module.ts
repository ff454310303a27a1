import { Module } from '@nestjs/common';
import { ContentModule } from '../content/content.module';
import { ShopContact } from '../content/shop-contact';
import { EmailChanges } from '../identity/email-changes';
import { IdentityModule } from '../identity/identity.module';
import { PasswordResets } from '../identity/password-resets';
import { StaffInvitations } from '../identity/staff-invitations';
import { InventoryModule } from '../inventory/inventory.module';
import { LowStock } from '../inventory/low-stock';
import { OrderingModule } from '../ordering/ordering.module';
import { PlacedOrders } from '../ordering/placed-orders';
import { ReceivedWithdrawals } from '../ordering/received-withdrawals';
import { RefundedPieces } from '../ordering/refunded-pieces';
import { SentParcels } from '../ordering/sent-parcels';
import { ShownReturns } from '../ordering/shown-returns';
import { ServerSettings } from '../platform/config/server.settings';
import { Log } from '../platform/log/log';
import { ReconciliationReports } from '../reporting/reconciliation-reports';
import { ReportingModule } from '../reporting/reporting.module';
import { ShopDays } from '../shared/time/shop-days';
import { WaitedPieces } from '../waitlist/waited-pieces';
import { WaitlistModule } from '../waitlist/waitlist.module';
import { placeOf } from './adapters/contexts/shop-place';
import { OrderLinks } from '../ordering/order-links';
import { ReactMailTemplates } from './adapters/templates/react-mail-templates';
import { MailTemplates, MailTextRepository } from './application/ports';
import { MailTextsModule } from './mail-texts.module';

/** E-mails tell what these say. */
export const subjects = [
  PlacedOrders,
  SentParcels,
  RefundedPieces,
  ReceivedWithdrawals,
  ShownReturns,
  PasswordResets,
  EmailChanges,
  StaffInvitations,
  WaitedPieces,
] as const;

/** E-mails are written by templates, which read what they tell in other contexts. */
@Module({
  imports: [
    ...[ContentModule, IdentityModule, InventoryModule, OrderingModule, ReportingModule, MailTextsModule],
    WaitlistModule,
  ],
  providers: [
    {
      provide: MailTemplates,
      inject: [
        ...[ShopContact, ...subjects, LowStock, ReconciliationReports, ServerSettings, ShopDays],
        ...[MailTextRepository, Log, OrderLinks],
      ],
      useFactory: (
        shop: ShopContact,
        orders: PlacedOrders,
        parcels: SentParcels,
        refunds: RefundedPieces,
        withdrawals: ReceivedWithdrawals,
        returns: ShownReturns,
        resets: PasswordResets,
        emailChanges: EmailChanges,
        invitations: StaffInvitations,
        waited: WaitedPieces,
        stock: LowStock,
        reconciliations: ReconciliationReports,
        settings: ServerSettings,
        days: ShopDays,
        texts: MailTextRepository,
        log: Log,
        orderLinks: OrderLinks,
      ) =>
        new ReactMailTemplates(
          shop,
          {
            ...{ orders, parcels, refunds, withdrawals, returns, resets, emailChanges, invitations, waited },
            ...{ stock, reconciliations, orderLinks },
          },
          placeOf(settings, days),
          texts,
          log,
        ),
    },
  ],
  exports: [MailTemplates],
})
export class MailTemplatesModule {}
