import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { provide, bind } from '../../platform/provide';
import { Redis } from '../../platform/redis/redis';
import { AttemptLimits } from '../attempt-limits';
import { IdentitySettings } from '../identity.settings';
import { UsersModule } from '../users/users.module';
import { Argon2PasswordHasher } from './adapters/argon2/argon2-password.hasher';
import { RateLimiterAttemptLimits } from './adapters/rate-limiter/rate-limiter-attempt-limits';
import { RateLimiterLoginAttempts } from './adapters/rate-limiter/rate-limiter-login-attempts';
import { SharedLimiters } from './adapters/rate-limiter/shared-limiters';
import { PasswordCheck } from './application/password-check';
import { LoginAttempts, PasswordHasher } from './application/ports';
import { LoginLimits } from './domain/backoff';

/** Passwords are hashed and compared here, and failed attempts counted. */
@Module({
  imports: [UsersModule],
  providers: [
    {
      provide: LoginLimits,
      inject: [IdentitySettings],
      useFactory: (settings: IdentitySettings) =>
        new LoginLimits(settings.LOGIN_FAILURES_PER_ACCOUNT, settings.LOGIN_FAILURES_PER_ADDRESS),
    },
    provide(SharedLimiters, Database, Redis),
    bind(AttemptLimits, RateLimiterAttemptLimits, SharedLimiters),
    bind(LoginAttempts, RateLimiterLoginAttempts, Database, SharedLimiters, LoginLimits),
    bind(PasswordHasher, Argon2PasswordHasher),
    provide(PasswordCheck, PasswordHasher, LoginAttempts),
  ],
  exports: [AttemptLimits, SharedLimiters, LoginAttempts, PasswordHasher, PasswordCheck],
})
export class PasswordsModule {}
