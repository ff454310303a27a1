import { Module } from '@nestjs/common';
import { Reflector, APP_GUARD } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ServerSettings } from '../../platform/config/server.settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { IdentitySettings } from '../identity.settings';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { VisitorGuard } from '../visitors/adapters/http/visitor-guard';
import { VisitorsModule } from '../visitors/visitors.module';
import { JwtStrategy } from './adapters/http/jwt.strategy';
import { SessionCookie } from './adapters/http/session-cookie';
import { SessionGuard } from './adapters/http/session.guard';
import { SessionsController } from './adapters/http/sessions.controller';
import { SigningSecret } from './adapters/http/signing-secret';
import { SessionRow } from './adapters/postgres/session.table';
import { TypeOrmSessionRepository } from './adapters/postgres/typeorm-session.repository';
import { EndOtherSessions } from './application/end-other-sessions';
import { EndSession } from './application/end-session';
import { LogOut } from './application/log-out';
import { SessionRepository } from './application/ports';
import { TouchSession } from './application/touch-session';
import { SecondFactorPolicy } from './domain/second-factor-policy';
import { SessionLifetime } from './domain/session';

/** A session is begun by signing in, carried by a cookie and checked at each request by the guard. */
@Module({
  imports: [UsersModule, VisitorsModule, TypeOrmModule.forFeature([SessionRow])],
  controllers: [SessionsController],
  providers: [
    bind(SessionRepository, TypeOrmSessionRepository, Database, repositoryOf(SessionRow)),
    {
      provide: SessionLifetime,
      inject: [IdentitySettings],
      useFactory: (settings: IdentitySettings) => SessionLifetime.ofMinutes(settings.SESSION_MINUTES),
    },
    {
      provide: SigningSecret,
      inject: [IdentitySettings, ServerSettings],
      useFactory: ({ JWT_SECRET }: IdentitySettings, { DATA_DIR }: ServerSettings) =>
        SigningSecret.of(JWT_SECRET, DATA_DIR),
    },
    {
      provide: SecondFactorPolicy,
      inject: [IdentitySettings],
      useFactory: (settings: IdentitySettings) =>
        new SecondFactorPolicy(settings.ADMIN_SECOND_FACTOR === 'required'),
    },
    provide(LogOut, SessionRepository, UnitOfWork, Clock),
    provide(EndSession, SessionRepository, UnitOfWork, Clock),
    provide(EndOtherSessions, SessionRepository, UnitOfWork, Clock),
    provide(TouchSession, UserRepository, SessionRepository, SessionLifetime, UnitOfWork, Clock),
    provide(SessionCookie, SigningSecret, ServerSettings, Clock),
    provide(JwtStrategy, SigningSecret, TouchSession, SecondFactorPolicy, SessionCookie),
    provide(SessionGuard, Reflector, VisitorGuard),
    { provide: APP_GUARD, useExisting: SessionGuard },
  ],
  exports: [SessionRepository, SessionLifetime, SigningSecret, SecondFactorPolicy, LogOut, SessionCookie],
})
export class SessionsModule {}
