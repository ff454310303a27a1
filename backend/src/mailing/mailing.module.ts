import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { AuditTrail } from '../audit/audit-trail';
import { ContentModule } from '../content/content.module';
import { ShopContact } from '../content/shop-contact';
import { IdentityModule } from '../identity/identity.module';
import { PasswordResets } from '../identity/password-resets';
import { UserNames } from '../identity/user-names';
import { OrderingModule } from '../ordering/ordering.module';
import { PlacedOrders } from '../ordering/placed-orders';
import { SentParcels } from '../ordering/sent-parcels';
import { ServerSettings } from '../platform/config/server.settings';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { OrderConfirmedListener } from './adapters/contexts/order-confirmed.listener';
import { OrderRefundedListener } from './adapters/contexts/order-refunded.listener';
import { ParcelDeliveredListener } from './adapters/contexts/parcel-delivered.listener';
import { ParcelSentListener } from './adapters/contexts/parcel-sent.listener';
import { PasswordResetRequestedListener } from './adapters/contexts/password-reset-requested.listener';
import { ShopperRegisteredListener } from './adapters/contexts/shopper-registered.listener';
import { AdminMailsController } from './adapters/http/admin-mails.controller';
import { ReactLetters } from './adapters/letters/react-letters';
import { MailRow } from './adapters/postgres/mail.table';
import { SqlMailListQueries } from './adapters/postgres/sql-mail-list.queries';
import { TypeOrmMailRepository } from './adapters/postgres/typeorm-mail.repository';
import { SmtpTransport } from './adapters/smtp/smtp-transport';
import { ForgetMails, forgetMails } from './application/forget-mails';
import { Letters, MailListQueries, MailRepository, MailTransport } from './application/ports';
import { Recipients } from './application/recipients';
import { SendMail, sendMail } from './application/send-mail';
import { SendMailAgain } from './application/send-mail-again';
import { WriteMail } from './application/write-mail';
import { MailSettings } from '../platform/mail/mail.settings';

@Module({
  imports: [AuditModule, ContentModule, IdentityModule, OrderingModule, TypeOrmModule.forFeature([MailRow])],
  controllers: [AdminMailsController],
  providers: [
    bind(MailRepository, TypeOrmMailRepository, Database, repositoryOf(MailRow)),
    bind(MailListQueries, SqlMailListQueries, Database),
    {
      provide: MailTransport,
      inject: [MailSettings],
      useFactory: ({ smtp, MAIL_OWNER }: MailSettings) => new SmtpTransport(smtp, MAIL_OWNER),
    },
    {
      provide: Letters,
      inject: [ShopContact, PlacedOrders, SentParcels, PasswordResets, ServerSettings],
      useFactory: (
        shop: ShopContact,
        orders: PlacedOrders,
        parcels: SentParcels,
        resets: PasswordResets,
        { PUBLIC_URL, PORT }: ServerSettings,
      ) => new ReactLetters(shop, { orders, parcels, resets }, PUBLIC_URL ?? `http://localhost:${PORT}`),
    },
    provide(Recipients, PlacedOrders, SentParcels, PasswordResets, UserNames, MailTransport),
    provide(WriteMail, MailRepository, Recipients, MailTransport, Jobs, Clock),
    provide(SendMail, MailRepository, Letters, MailTransport, Jobs, UnitOfWork, Clock),
    provide(SendMailAgain, MailRepository, AuditTrail, Jobs, UnitOfWork),
    provide(ForgetMails, MailRepository, Jobs, UnitOfWork, Clock),
    provide(OrderConfirmedListener, WriteMail),
    provide(OrderRefundedListener, WriteMail),
    provide(ParcelSentListener, WriteMail),
    provide(ParcelDeliveredListener, WriteMail),
    provide(PasswordResetRequestedListener, WriteMail),
    provide(ShopperRegisteredListener, WriteMail),
  ],
})
export class MailingModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly sendMail: SendMail,
    private readonly forgetMails: ForgetMails,
    private readonly whenConfirmed: OrderConfirmedListener,
    private readonly whenRefunded: OrderRefundedListener,
    private readonly whenParcelIsSent: ParcelSentListener,
    private readonly whenParcelIsDelivered: ParcelDeliveredListener,
    private readonly whenResetRequested: PasswordResetRequestedListener,
    private readonly whenRegistered: ShopperRegisteredListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(sendMail, (input) => this.sendMail.execute(input));
    this.subscriptions.onJob(forgetMails, () => this.forgetMails.execute());
    this.subscriptions.onEvent(this.whenConfirmed);
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenParcelIsSent);
    this.subscriptions.onEvent(this.whenParcelIsDelivered);
    this.subscriptions.onEvent(this.whenResetRequested);
    this.subscriptions.onEvent(this.whenRegistered);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetMails.begin();
  }
}
