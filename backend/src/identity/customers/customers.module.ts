import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AddressesModule } from '../addresses/addresses.module';
import { AddressQueries } from '../addresses/application/ports';
import { CustomerReconciliation } from '../customer-reconciliation';
import { IdentityFacade } from '../identity.facade';
import { SessionRepository } from '../sessions/application/ports';
import { SessionsModule } from '../sessions/sessions.module';
import { UserNames } from '../user-names';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { InProcessIdentityFacade } from './adapters/contexts/in-process-identity.facade';
import { listeners } from './adapters/contexts/listeners';
import { CustomersController } from './adapters/http/customers.controller';
import { SqlCustomerReconciliation } from './adapters/postgres/sql-customer-reconciliation';
import { SqlCustomerOrders } from './adapters/postgres/sql-customer-orders';
import { SqlStaffNotes } from './adapters/postgres/sql-staff-notes';
import { SqlCustomerQueries } from './adapters/postgres/sql-customer.queries';
import { StaffQueries } from '../staff/application/ports';
import { StaffModule } from '../staff/staff.module';
import { VisitorsModule } from '../visitors/visitors.module';
import { Visits } from '../visits';
import { BlockCustomer } from './application/block-customer';
import { NoteCustomer } from './application/note-customer';
import { CustomerQueries, CustomerOrders, StaffNotes } from './application/ports';

/** Shoppers as the admin and other contexts see them. */
@Module({
  imports: [AuditModule, UsersModule, SessionsModule, AddressesModule, StaffModule, VisitorsModule],
  controllers: [CustomersController],
  providers: [
    bind(
      IdentityFacade,
      InProcessIdentityFacade,
      UserRepository,
      AddressQueries,
      UserNames,
      StaffQueries,
      Visits,
      Clock,
    ),
    bind(CustomerQueries, SqlCustomerQueries, Database, AddressQueries),
    bind(CustomerOrders, SqlCustomerOrders, Database),
    bind(CustomerReconciliation, SqlCustomerReconciliation, Database),
    provide(BlockCustomer, UserRepository, SessionRepository, AuditTrail, UnitOfWork, Clock),
    bind(StaffNotes, SqlStaffNotes, Database),
    provide(NoteCustomer, StaffNotes, AuditTrail, UnitOfWork),
    ...listeners,
  ],
  exports: [CustomerReconciliation, IdentityFacade],
})
export class CustomersModule {}
