import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { AuditTrail } from '../audit/audit-trail';
import { ContentModule } from '../content/content.module';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/time/clock';
import { ShopDays } from '../shared/time/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { InProcessDeliveryFacade } from './adapters/contexts/in-process-delivery.facade';
import { AdminDeliveryController } from './adapters/http/admin-delivery.controller';
import { OffersController } from './adapters/http/offers.controller';
import { CalendarRow } from './adapters/postgres/calendar.table';
import { MethodRow } from './adapters/postgres/method.table';
import { SqlDeliveryTables } from './adapters/postgres/sql-delivery-tables';
import { TypeOrmCalendarRepository } from './adapters/postgres/typeorm-calendar.repository';
import { TypeOrmMethodRepository } from './adapters/postgres/typeorm-method.repository';
import { TypeOrmZoneRepository } from './adapters/postgres/typeorm-zone.repository';
import { ZoneRow } from './adapters/postgres/zone.table';
import { TableRates } from './adapters/tables/table-rates';
import { AddMethod } from './application/add-method';
import { AddZone } from './application/add-zone';
import { DeleteMethod } from './application/delete-method';
import { DeleteZone } from './application/delete-zone';
import { EditCalendar } from './application/edit-calendar';
import { EditMethod } from './application/edit-method';
import { EditZone } from './application/edit-zone';
import { JudgeMethods } from './application/judge-methods';
import {
  CalendarRepository,
  DeliveryRates,
  DeliveryTables,
  MethodRepository,
  ZoneRepository,
} from './application/ports';
import { DeliveryFacade } from './delivery.facade';

@Module({
  imports: [AuditModule, ContentModule, TypeOrmModule.forFeature([ZoneRow, MethodRow, CalendarRow])],
  controllers: [OffersController, AdminDeliveryController],
  providers: [
    bind(DeliveryTables, SqlDeliveryTables, Database),
    bind(DeliveryRates, TableRates),
    bind(ZoneRepository, TypeOrmZoneRepository, Database, repositoryOf(ZoneRow)),
    bind(MethodRepository, TypeOrmMethodRepository, Database, repositoryOf(MethodRow)),
    bind(CalendarRepository, TypeOrmCalendarRepository, Database, repositoryOf(CalendarRow)),
    provide(JudgeMethods, DeliveryTables, DeliveryRates, ShopDays),
    provide(AddZone, ZoneRepository, AuditTrail, UnitOfWork),
    provide(EditZone, ZoneRepository, AuditTrail, UnitOfWork),
    provide(DeleteZone, ZoneRepository, MethodRepository, AuditTrail, UnitOfWork),
    provide(AddMethod, ZoneRepository, MethodRepository, AuditTrail, UnitOfWork),
    provide(EditMethod, ZoneRepository, MethodRepository, AuditTrail, UnitOfWork),
    provide(DeleteMethod, MethodRepository, AuditTrail, UnitOfWork),
    provide(EditCalendar, CalendarRepository, AuditTrail, UnitOfWork),
    bind(DeliveryFacade, InProcessDeliveryFacade, JudgeMethods, DeliveryTables, Clock),
  ],
  exports: [DeliveryFacade],
})
export class DeliveryModule {}
