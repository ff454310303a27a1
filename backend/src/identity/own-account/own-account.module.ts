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
import { EmailChanges } from '../email-changes';
import { PasswordResetRepository } from '../password-resets/application/ports';
import { PasswordResetsModule } from '../password-resets/password-resets.module';
import { PasswordCheck } from '../passwords/application/password-check';
import { PasswordsModule } from '../passwords/passwords.module';
import { SigningSecret } from '../sessions/adapters/http/signing-secret';
import { SessionRepository } from '../sessions/application/ports';
import { SessionsModule } from '../sessions/sessions.module';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { InProcessEmailChanges } from './adapters/contexts/in-process-email-changes';
import { HmacEmailCodes } from './adapters/crypto/hmac-email-codes';
import { OwnAccountController } from './adapters/http/own-account.controller';
import { EmailChangeRow } from './adapters/postgres/email-change.table';
import { TypeOrmEmailChangeRepository } from './adapters/postgres/typeorm-email-change.repository';
import { RateLimiterEmailChangeLimit } from './adapters/rate-limiter/rate-limiter-email-change-limit';
import { ChangeOwnName } from './application/change-own-name';
import { ConfirmEmailChange } from './application/confirm-email-change';
import { EmailChangeLimit, EmailChangeRepository, EmailCodes } from './application/ports';
import { RequestEmailChange } from './application/request-email-change';

/** A user's own name and e-mail address. */
@Module({
  imports: [
    AuditModule,
    UsersModule,
    PasswordsModule,
    SessionsModule,
    PasswordResetsModule,
    TypeOrmModule.forFeature([EmailChangeRow]),
  ],
  controllers: [OwnAccountController],
  providers: [
    bind(EmailChangeRepository, TypeOrmEmailChangeRepository, Database, repositoryOf(EmailChangeRow)),
    bind(EmailChangeLimit, RateLimiterEmailChangeLimit, AttemptLimits),
    {
      provide: EmailCodes,
      inject: [SigningSecret],
      useFactory: ({ value }: SigningSecret) => new HmacEmailCodes(value),
    },
    bind(EmailChanges, InProcessEmailChanges, EmailChangeRepository, EmailCodes, UnitOfWork, Clock),
    provide(ChangeOwnName, UserRepository, AuditTrail, UnitOfWork),
    {
      provide: RequestEmailChange,
      inject: [
        UserRepository,
        SessionRepository,
        EmailChangeRepository,
        PasswordCheck,
        EmailChangeLimit,
        Outbox,
        UnitOfWork,
        Clock,
        MailSettings,
      ],
      useFactory: (
        ...[users, sessions, changes, check, limit, outbox, unitOfWork, clock, { smtp }]: [
          UserRepository,
          SessionRepository,
          EmailChangeRepository,
          PasswordCheck,
          EmailChangeLimit,
          Outbox,
          UnitOfWork,
          Clock,
          MailSettings,
        ]
      ) =>
        new RequestEmailChange(
          users,
          sessions,
          changes,
          check,
          limit,
          outbox,
          unitOfWork,
          clock,
          smtp !== undefined,
        ),
    },
    provide(
      ConfirmEmailChange,
      UserRepository,
      PasswordResetRepository,
      EmailChangeRepository,
      EmailCodes,
      AuditTrail,
      Outbox,
      UnitOfWork,
      Clock,
    ),
  ],
  exports: [EmailChangeRepository, EmailChangeLimit, EmailCodes, EmailChanges],
})
export class OwnAccountModule {}
