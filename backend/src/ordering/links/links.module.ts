import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { LinkTokens } from '../../shared/access/link-tokens';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { OrderLinks } from '../order-links';
import { InProcessOrderLinks } from './adapters/contexts/in-process-order-links';
import { OrderLinksController } from './adapters/http/order-links.controller';
import { OrderAccess } from './adapters/http/order-access';
import { OrderLinkRow } from './adapters/postgres/order-link.table';
import { SqlGuestOrders } from './adapters/postgres/sql-guest-orders';
import { TypeOrmOrderLinkRepository } from './adapters/postgres/typeorm-order-link.repository';
import { OrderViewsModule } from '../order-views/order-views.module';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ClaimOrder } from './application/claim-order';
import { GuestOrders, OrderLinkRepository } from './application/ports';

/** Orders of guests open by a link, or in the account that has claimed them. */
@Module({
  imports: [OrdersModule, OrderViewsModule, TypeOrmModule.forFeature([OrderLinkRow])],
  controllers: [OrderLinksController],
  providers: [
    provide(ClaimOrder, OrderRepository, UnitOfWork),
    bind(OrderLinkRepository, TypeOrmOrderLinkRepository, Database, repositoryOf(OrderLinkRow)),
    bind(GuestOrders, SqlGuestOrders, Database),
    bind(OrderLinks, InProcessOrderLinks, OrderLinkRepository, GuestOrders, LinkTokens, UnitOfWork, Clock),
    provide(OrderAccess, OrderLinkRepository, GuestOrders, LinkTokens),
  ],
  exports: [OrderLinks, OrderAccess, OrderLinkRepository, GuestOrders],
})
export class LinksModule {}
