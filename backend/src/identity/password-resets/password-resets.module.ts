import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { onJob } from '../../platform/jobs/handlers';
import { MailSettings } from '../../platform/mail/mail.settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AttemptLimits } from '../attempt-limits';
import { PasswordResets } from '../password-resets';
import { PasswordHasher } from '../passwords/application/ports';
import { PasswordsModule } from '../passwords/passwords.module';
import { SessionRepository } from '../sessions/application/ports';
import { SessionsModule } from '../sessions/sessions.module';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { InProcessPasswordResets } from './adapters/contexts/in-process-password-resets';
import { PasswordResetsController } from './adapters/http/password-resets.controller';
import { PasswordResetRow } from './adapters/postgres/password-reset.table';
import { TypeOrmPasswordResetRepository } from './adapters/postgres/typeorm-password-reset.repository';
import { RateLimiterPasswordResetLimit } from './adapters/rate-limiter/rate-limiter-password-reset-limit';
import { CheckResetLink } from './application/check-reset-link';
import { OpenPasswordReset } from './application/open-password-reset';
import { PasswordResetRepository, PasswordResetLimit } from './application/ports';
import { LinkTokens } from '../../shared/access/link-tokens';
import { openPasswordReset, RequestPasswordReset } from './application/request-password-reset';
import { ResetPassword } from './application/reset-password';

/** Sets a forgotten password by a link that is sent by e-mail. */
@Module({
  imports: [UsersModule, PasswordsModule, SessionsModule, TypeOrmModule.forFeature([PasswordResetRow])],
  controllers: [PasswordResetsController],
  providers: [
    bind(PasswordResetRepository, TypeOrmPasswordResetRepository, Database, repositoryOf(PasswordResetRow)),
    bind(PasswordResetLimit, RateLimiterPasswordResetLimit, AttemptLimits),
    {
      provide: RequestPasswordReset,
      inject: [PasswordResetLimit, Jobs, UnitOfWork, MailSettings],
      useFactory: (limit: PasswordResetLimit, jobs: Jobs, unitOfWork: UnitOfWork, { smtp }: MailSettings) =>
        new RequestPasswordReset(limit, jobs, unitOfWork, smtp !== undefined),
    },
    provide(OpenPasswordReset, UserRepository, PasswordResetRepository, Outbox, UnitOfWork, Clock),
    onJob(openPasswordReset, OpenPasswordReset),
    provide(CheckResetLink, PasswordResetRepository, UserRepository, LinkTokens, UnitOfWork, Clock),
    provide(
      ResetPassword,
      PasswordResetRepository,
      UserRepository,
      SessionRepository,
      LinkTokens,
      PasswordHasher,
      Outbox,
      UnitOfWork,
      Clock,
    ),
    bind(
      PasswordResets,
      InProcessPasswordResets,
      PasswordResetRepository,
      UserRepository,
      LinkTokens,
      UnitOfWork,
      Clock,
    ),
  ],
  exports: [PasswordResetRepository, PasswordResets],
})
export class PasswordResetsModule {}
