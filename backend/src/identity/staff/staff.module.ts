import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { SessionRepository } from '../sessions/application/ports';
import { SessionsModule } from '../sessions/sessions.module';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { StaffController } from './adapters/http/staff.controller';
import { StaffRolesController } from './adapters/http/staff-roles.controller';
import { SqlStaffQueries } from './adapters/postgres/sql-staff.queries';
import { StaffRoleRow } from './adapters/postgres/staff-role.table';
import { TypeOrmStaffRoleRepository } from './adapters/postgres/typeorm-staff-role.repository';
import { ChangeStaffRole } from './application/change-staff-role';
import { DismissStaff } from './application/dismiss-staff';
import { EndStaffSessions } from './application/end-staff-sessions';
import { EditRoles } from './application/edit-roles';
import { ResetStaffSecondFactor } from './application/reset-staff-second-factor';
import { LastOwner } from './application/last-owner';
import { StaffQueries, StaffRoleRepository } from './application/ports';
import { StaffChanges } from './application/staff-changes';

/** The people who work for the shop, and their roles. */
@Module({
  imports: [AuditModule, UsersModule, SessionsModule, TypeOrmModule.forFeature([StaffRoleRow])],
  controllers: [StaffRolesController, StaffController],
  providers: [
    bind(StaffRoleRepository, TypeOrmStaffRoleRepository, Database, repositoryOf(StaffRoleRow)),
    bind(StaffQueries, SqlStaffQueries, Database),
    provide(StaffChanges, UserRepository, StaffRoleRepository, UnitOfWork),
    provide(LastOwner, UserRepository),
    provide(EditRoles, StaffChanges, UserRepository, StaffRoleRepository, AuditTrail),
    provide(ChangeStaffRole, StaffChanges, UserRepository, StaffRoleRepository, LastOwner, AuditTrail),
    provide(EndStaffSessions, StaffChanges, SessionRepository, AuditTrail, Clock),
    provide(
      ResetStaffSecondFactor,
      StaffChanges,
      UserRepository,
      SessionRepository,
      AuditTrail,
      Outbox,
      Clock,
    ),
    provide(DismissStaff, StaffChanges, UserRepository, SessionRepository, LastOwner, AuditTrail, Clock),
  ],
  exports: [StaffQueries, StaffRoleRepository, StaffChanges],
})
export class StaffModule {}
