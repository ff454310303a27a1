import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { ContentModule } from '../content/content.module';
import { ShopContact } from '../content/shop-contact';
import { IdentityModule } from '../identity/identity.module';
import { EmailChanges } from '../identity/email-changes';
import { PasswordResets } from '../identity/password-resets';
import { UserNames } from '../identity/user-names';
import { InventoryModule } from '../inventory/inventory.module';
import { LowStock } from '../inventory/low-stock';
import { OrderingModule } from '../ordering/ordering.module';
import { PlacedOrders } from '../ordering/placed-orders';
import { ReceivedWithdrawals } from '../ordering/received-withdrawals';
import { RefundedPieces } from '../ordering/refunded-pieces';
import { SentParcels } from '../ordering/sent-parcels';
import { ShownReturns } from '../ordering/shown-returns';
import { ServerSettings } from '../platform/config/server.settings';
import { onJob } from '../platform/jobs/handlers';
import { MailSettings } from '../platform/mail/mail.settings';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { ReconciliationReports } from '../reporting/reconciliation-reports';
import { ReportingModule } from '../reporting/reporting.module';
import { Clock } from '../shared/time/clock';
import { Jobs } from '../shared/jobs';
import { ShopDays } from '../shared/time/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { listeners } from './adapters/contexts/listeners';
import { AdminMailsController } from './adapters/http/admin-mails.controller';
import { MailRow } from './adapters/postgres/mail.table';
import { SqlFailedMails } from './adapters/postgres/sql-failed-mails';
import { SqlMailListQueries } from './adapters/postgres/sql-mail-list.queries';
import { TypeOrmMailRepository } from './adapters/postgres/typeorm-mail.repository';
import { SmtpTransport } from './adapters/smtp/smtp-transport';
import { ReactMailTemplates } from './adapters/templates/react-mail-templates';
import { ForgetMails, forgetMails } from './application/forget-mails';
import { MailTemplates, MailListQueries, MailRepository, MailTransport } from './application/ports';
import { Recipients } from './application/recipients';
import { SendMail, sendMail } from './application/send-mail';
import { SendMailAgain } from './application/send-mail-again';
import { WriteMail } from './application/write-mail';
import { FailedMails } from './failed-mails';

/** E-mails tell what these say. */
const subjects = [
  PlacedOrders,
  SentParcels,
  RefundedPieces,
  ReceivedWithdrawals,
  ShownReturns,
  PasswordResets,
  EmailChanges,
] as const;

@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    InventoryModule,
    ContentModule,
    IdentityModule,
    OrderingModule,
    ReportingModule,
    TypeOrmModule.forFeature([MailRow]),
  ],
  controllers: [AdminMailsController],
  providers: [
    bind(MailRepository, TypeOrmMailRepository, Database, repositoryOf(MailRow)),
    bind(MailListQueries, SqlMailListQueries, Database),
    bind(FailedMails, SqlFailedMails, Database),
    {
      provide: MailTransport,
      inject: [MailSettings],
      useFactory: ({ smtp, MAIL_OWNER }: MailSettings) => new SmtpTransport(smtp, MAIL_OWNER),
    },
    {
      provide: MailTemplates,
      inject: [ShopContact, ...subjects, LowStock, ReconciliationReports, ServerSettings, ShopDays],
      useFactory: (
        shop: ShopContact,
        orders: PlacedOrders,
        parcels: SentParcels,
        refunds: RefundedPieces,
        withdrawals: ReceivedWithdrawals,
        returns: ShownReturns,
        resets: PasswordResets,
        emailChanges: EmailChanges,
        stock: LowStock,
        reconciliations: ReconciliationReports,
        { PUBLIC_URL, PORT }: ServerSettings,
        { timeZone }: ShopDays,
      ) =>
        new ReactMailTemplates(
          shop,
          { orders, parcels, refunds, withdrawals, returns, resets, emailChanges, stock, reconciliations },
          { url: PUBLIC_URL ?? `http://localhost:${PORT}`, timeZone },
        ),
    },
    provide(Recipients, ...subjects, UserNames, MailTransport),
    provide(WriteMail, MailRepository, Recipients, MailTransport, Jobs, Clock),
    provide(SendMail, MailRepository, MailTemplates, MailTransport, Jobs, UnitOfWork, Clock),
    provide(SendMailAgain, MailRepository, MailTemplates, AuditTrail, Jobs, UnitOfWork),
    provide(ForgetMails, MailRepository, Jobs, UnitOfWork, Clock),
    onJob(sendMail, SendMail),
    onJob(forgetMails, ForgetMails),
    ...listeners,
  ],
  exports: [FailedMails],
})
export class MailingModule implements OnApplicationBootstrap {
  constructor(private readonly forgetMails: ForgetMails) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetMails.begin();
  }
}
