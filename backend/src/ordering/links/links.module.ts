import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditedActions } from '../../audit/audited-actions';
import { AuditModule } from '../../audit/audit.module';
import { AttemptLimits } from '../../identity/attempt-limits';
import { EmailProofs } from '../../identity/email-proofs';
import { IdentityFacade } from '../../identity/identity.facade';
import { IdentityModule } from '../../identity/identity.module';
import { onJob } from '../../platform/jobs/handlers';
import { MailSettings } from '../../platform/mail/mail.settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { LinkTokens } from '../../shared/access/link-tokens';
import { Outbox } from '../../shared/events/outbox';
import { Jobs } from '../../shared/jobs';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderLinks } from '../order-links';
import { IdentityOrderSearchLimit } from './adapters/contexts/identity-order-search-limit';
import { InProcessOrderLinks } from './adapters/contexts/in-process-order-links';
import { AdminOrderLinksController } from './adapters/http/admin-order-links.controller';
import { GuestOrdersController } from './adapters/http/guest-orders.controller';
import { OrderLinksController } from './adapters/http/order-links.controller';
import { OrderAccess } from './adapters/http/order-access';
import { OrderLinkRow } from './adapters/postgres/order-link.table';
import { SqlGuestOrders } from './adapters/postgres/sql-guest-orders';
import { TypeOrmOrderLinkRepository } from './adapters/postgres/typeorm-order-link.repository';
import { OrderViewsModule } from '../order-views/order-views.module';
import { NumberedOrders, OrderRepository } from '../orders/application/ports';
import { OrderNumbersModule } from '../orders/order-numbers.module';
import { OrdersModule } from '../orders/orders.module';
import { AddGuestOrders } from './application/add-guest-orders';
import { ClaimOrder } from './application/claim-order';
import { ConfirmGuestOrders } from './application/confirm-guest-orders';
import { FindOrder } from './application/find-order';
import { GuestOrders, OrderLinkRepository, OrderSearchLimit } from './application/ports';
import { findOrder, RequestOrderLink } from './application/request-order-link';
import { RevokeOrderLinks } from './application/revoke-order-links';
import { SendOrderLink } from './application/send-order-link';

/** Orders of guests open by a link, or in the account that has claimed them. */
@Module({
  imports: [
    AuditModule,
    IdentityModule,
    OrdersModule,
    OrderNumbersModule,
    OrderViewsModule,
    TypeOrmModule.forFeature([OrderLinkRow]),
  ],
  controllers: [AdminOrderLinksController, OrderLinksController, GuestOrdersController],
  providers: [
    provide(ClaimOrder, OrderRepository, UnitOfWork),
    provide(AddGuestOrders, EmailProofs, GuestOrders, UnitOfWork),
    provide(ConfirmGuestOrders, EmailProofs, GuestOrders, UnitOfWork),
    {
      provide: RequestOrderLink,
      inject: [OrderSearchLimit, Jobs, UnitOfWork, MailSettings],
      useFactory: (limit: OrderSearchLimit, jobs: Jobs, unitOfWork: UnitOfWork, { smtp }: MailSettings) =>
        new RequestOrderLink(limit, jobs, unitOfWork, smtp !== undefined),
    },
    {
      provide: SendOrderLink,
      inject: [OrderRepository, Outbox, AuditTrail, AuditedActions, UnitOfWork, Clock, MailSettings],
      useFactory: (
        orders: OrderRepository,
        outbox: Outbox,
        audit: AuditTrail,
        audited: AuditedActions,
        unitOfWork: UnitOfWork,
        clock: Clock,
        { smtp }: MailSettings,
      ) => new SendOrderLink(orders, outbox, audit, audited, unitOfWork, clock, smtp !== undefined),
    },
    provide(
      RevokeOrderLinks,
      OrderRepository,
      OrderLinkRepository,
      IdentityFacade,
      AuditTrail,
      UnitOfWork,
      Clock,
    ),
    provide(FindOrder, NumberedOrders, OrderRepository, Outbox, UnitOfWork),
    onJob(findOrder, FindOrder),
    bind(OrderSearchLimit, IdentityOrderSearchLimit, AttemptLimits),
    bind(OrderLinkRepository, TypeOrmOrderLinkRepository, Database, repositoryOf(OrderLinkRow)),
    bind(GuestOrders, SqlGuestOrders, Database),
    bind(OrderLinks, InProcessOrderLinks, OrderLinkRepository, GuestOrders, LinkTokens, UnitOfWork, Clock),
    provide(OrderAccess, OrderLinkRepository, GuestOrders, LinkTokens),
  ],
  exports: [OrderLinks, OrderAccess, OrderLinkRepository, GuestOrders],
})
export class LinksModule {}
