import type { Provider } from '@nestjs/common';
import { MailSettings } from '../platform/mail/mail.settings';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { InProcessPasswordResets } from './password-resets/adapters/contexts/in-process-password-resets';
import { RandomResetTokens } from './password-resets/adapters/crypto/random-reset-tokens';
import { PasswordResetRow } from './password-resets/adapters/postgres/password-reset.table';
import { TypeOrmPasswordResetRepository } from './password-resets/adapters/postgres/typeorm-password-reset.repository';
import { RateLimiterPasswordResetLimit } from './password-resets/adapters/rate-limiter/rate-limiter-password-reset-limit';
import { SharedLimiters } from './passwords/adapters/rate-limiter/shared-limiters';
import { CheckResetLink } from './password-resets/application/check-reset-link';
import { OpenPasswordReset } from './password-resets/application/open-password-reset';
import { PasswordHasher } from './passwords/application/ports';
import {
  PasswordResetLimit,
  PasswordResetRepository,
  ResetTokens,
} from './password-resets/application/ports';
import { SessionRepository } from './sessions/application/ports';
import { UserRepository } from './users/application/ports';
import { RequestPasswordReset } from './password-resets/application/request-password-reset';
import { ResetPassword } from './password-resets/application/reset-password';
import { PasswordResets } from './password-resets';

/** Of IdentityModule: what sets a forgotten password. */
export const passwordResetProviders: Provider[] = [
  bind(PasswordResetRepository, TypeOrmPasswordResetRepository, Database, repositoryOf(PasswordResetRow)),
  bind(PasswordResetLimit, RateLimiterPasswordResetLimit, SharedLimiters),
  bind(ResetTokens, RandomResetTokens),
  {
    provide: RequestPasswordReset,
    inject: [PasswordResetLimit, Jobs, UnitOfWork, MailSettings],
    useFactory: (limit: PasswordResetLimit, jobs: Jobs, unitOfWork: UnitOfWork, { smtp }: MailSettings) =>
      new RequestPasswordReset(limit, jobs, unitOfWork, smtp !== undefined),
  },
  provide(OpenPasswordReset, UserRepository, PasswordResetRepository, Outbox, UnitOfWork, Clock),
  provide(CheckResetLink, PasswordResetRepository, UserRepository, ResetTokens, UnitOfWork, Clock),
  provide(
    ResetPassword,
    PasswordResetRepository,
    UserRepository,
    SessionRepository,
    ResetTokens,
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
    ResetTokens,
    UnitOfWork,
    Clock,
  ),
];
