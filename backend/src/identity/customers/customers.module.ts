import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AddressesModule } from '../addresses/addresses.module';
import { AddressQueries } from '../addresses/application/ports';
import { CustomerBooks } from '../customer-books';
import { IdentityFacade } from '../identity.facade';
import { SessionRepository } from '../sessions/application/ports';
import { SessionsModule } from '../sessions/sessions.module';
import { UserNames } from '../user-names';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import {
  CustomerOrderPaidListener,
  CustomerOrderRefundedListener,
  CustomerPiecesRefundedListener,
} from './adapters/contexts/customer-orders.listeners';
import { InProcessIdentityFacade } from './adapters/contexts/in-process-identity.facade';
import { CustomersController } from './adapters/http/customers.controller';
import { SqlCustomerBooks } from './adapters/postgres/sql-customer-books';
import { SqlCustomerOrders } from './adapters/postgres/sql-customer-orders';
import { SqlCustomerQueries } from './adapters/postgres/sql-customer.queries';
import { BlockCustomer } from './application/block-customer';
import { CustomerQueries, CustomerOrders } from './application/ports';

/** Shoppers as the admin and other contexts see them. */
@Module({
  imports: [AuditModule, UsersModule, SessionsModule, AddressesModule],
  controllers: [CustomersController],
  providers: [
    bind(IdentityFacade, InProcessIdentityFacade, UserRepository, AddressQueries, UserNames),
    bind(CustomerQueries, SqlCustomerQueries, Database, AddressQueries),
    bind(CustomerOrders, SqlCustomerOrders, Database),
    bind(CustomerBooks, SqlCustomerBooks, Database),
    provide(BlockCustomer, UserRepository, SessionRepository, AuditTrail, UnitOfWork, Clock),
    provide(CustomerOrderPaidListener, CustomerOrders),
    provide(CustomerOrderRefundedListener, CustomerOrders),
    provide(CustomerPiecesRefundedListener, CustomerOrders),
  ],
  exports: [CustomerBooks, IdentityFacade],
})
export class CustomersModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly whenPaid: CustomerOrderPaidListener,
    private readonly whenRefunded: CustomerOrderRefundedListener,
    private readonly whenPiecesRefunded: CustomerPiecesRefundedListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onEvent(this.whenPaid);
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenPiecesRefunded);
  }
}
