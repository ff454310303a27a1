import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { MailSettings } from '../../platform/mail/mail.settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Outbox } from '../../shared/events/outbox';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AttemptLimits } from '../attempt-limits';
import { LinkTokens } from '../../shared/access/link-tokens';
import { PasswordResetsModule } from '../password-resets/password-resets.module';
import { PasswordHasher } from '../passwords/application/ports';
import { PasswordsModule } from '../passwords/passwords.module';
import { StaffInvitations } from '../staff-invitations';
import { StaffRoleRepository } from '../staff/application/ports';
import { StaffChanges } from '../staff/application/staff-changes';
import { StaffModule } from '../staff/staff.module';
import { UserNames } from '../user-names';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { InProcessStaffInvitations } from './adapters/contexts/in-process-staff-invitations';
import { AcceptedInvitationsController } from './adapters/http/accepted-invitations.controller';
import { StaffInvitationsController } from './adapters/http/staff-invitations.controller';
import { SqlStaffInvitationQueries } from './adapters/postgres/sql-staff-invitation.queries';
import { StaffInvitationRow } from './adapters/postgres/staff-invitation.table';
import { TypeOrmStaffInvitationRepository } from './adapters/postgres/typeorm-staff-invitation.repository';
import { RateLimiterStaffInvitationLimit } from './adapters/rate-limiter/rate-limiter-staff-invitation-limit';
import { AcceptInvitation } from './application/accept-invitation';
import { CheckInvitation } from './application/check-invitation';
import { InvitationMails } from './application/invitation-mails';
import { InvitationsBelow } from './application/invitations-below';
import { InviteStaff } from './application/invite-staff';
import { StaffInvitationLimit, StaffInvitationQueries, StaffInvitationRepository } from './application/ports';
import { RevokeInvitation } from './application/revoke-invitation';
import { SendInvitationAgain } from './application/send-invitation-again';

/** People are invited to the staff, and accept by a link in an e-mail. */
@Module({
  imports: [
    AuditModule,
    UsersModule,
    PasswordsModule,
    PasswordResetsModule,
    StaffModule,
    TypeOrmModule.forFeature([StaffInvitationRow]),
  ],
  controllers: [StaffInvitationsController, AcceptedInvitationsController],
  providers: [
    bind(
      StaffInvitationRepository,
      TypeOrmStaffInvitationRepository,
      Database,
      repositoryOf(StaffInvitationRow),
    ),
    bind(StaffInvitationQueries, SqlStaffInvitationQueries, Database),
    bind(StaffInvitationLimit, RateLimiterStaffInvitationLimit, AttemptLimits),
    {
      provide: InvitationMails,
      inject: [StaffInvitationLimit, Outbox, MailSettings],
      useFactory: (limit: StaffInvitationLimit, outbox: Outbox, { smtp }: MailSettings) =>
        new InvitationMails(limit, outbox, smtp !== undefined),
    },
    provide(InvitationsBelow, StaffInvitationRepository, StaffRoleRepository),
    provide(
      InviteStaff,
      StaffChanges,
      UserRepository,
      StaffRoleRepository,
      StaffInvitationRepository,
      InvitationMails,
      AuditTrail,
      Clock,
    ),
    provide(SendInvitationAgain, StaffChanges, InvitationsBelow, InvitationMails, AuditTrail, Clock),
    provide(RevokeInvitation, StaffChanges, InvitationsBelow, AuditTrail, Clock),
    provide(
      CheckInvitation,
      StaffChanges,
      StaffInvitationRepository,
      StaffInvitationLimit,
      LinkTokens,
      UnitOfWork,
      Clock,
    ),
    provide(
      AcceptInvitation,
      CheckInvitation,
      StaffChanges,
      StaffRoleRepository,
      UserRepository,
      StaffInvitationRepository,
      LinkTokens,
      PasswordHasher,
      AuditTrail,
      UnitOfWork,
      Clock,
    ),
    bind(
      StaffInvitations,
      InProcessStaffInvitations,
      StaffInvitationRepository,
      StaffRoleRepository,
      StaffChanges,
      UserNames,
      LinkTokens,
      UnitOfWork,
      Clock,
    ),
  ],
  exports: [StaffInvitationRepository, StaffInvitations],
})
export class StaffInvitationsModule {}
