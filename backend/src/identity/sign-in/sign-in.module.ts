import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ServerSettings } from '../../platform/config/server.settings';
import { onJob } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { IdentitySettings } from '../identity.settings';
import { EmailChangeRepository } from '../own-account/application/ports';
import { OwnAccountModule } from '../own-account/own-account.module';
import { PasswordResetRepository } from '../password-resets/application/ports';
import { PasswordResetsModule } from '../password-resets/password-resets.module';
import { SharedLimiters } from '../passwords/adapters/rate-limiter/shared-limiters';
import { PasswordCheck } from '../passwords/application/password-check';
import { PasswordHasher, LoginAttempts } from '../passwords/application/ports';
import { PasswordsModule } from '../passwords/passwords.module';
import { CodeCheck } from '../second-factor/application/code-check';
import { SecondFactorModule } from '../second-factor/second-factor.module';
import { SigningSecret } from '../sessions/adapters/http/signing-secret';
import { SessionRepository } from '../sessions/application/ports';
import { SessionLifetime } from '../sessions/domain/session';
import { SessionsModule } from '../sessions/sessions.module';
import { StaffInvitationRepository } from '../staff-invitations/application/ports';
import { StaffInvitationsModule } from '../staff-invitations/staff-invitations.module';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { MergeVisitor } from '../visitors/application/merge-visitor';
import { VisitorsModule } from '../visitors/visitors.module';
import { AuthController } from './adapters/http/auth.controller';
import { DeviceCookie } from './adapters/http/device-cookie';
import { RateLimiterRegistrationLimit } from './adapters/rate-limiter/rate-limiter-registration-limit';
import { ChangePassword } from './application/change-password';
import { ClearOut, clearOut } from './application/clear-out';
import { LogIn } from './application/log-in';
import { RegistrationLimit } from './application/ports';
import { RegisterUser } from './application/register-user';
import { SignUp } from './application/sign-up';
import { DemoAccounts } from './domain/demo-accounts';

/** Registration, login, log-out and a changed password. */
@Module({
  imports: [
    UsersModule,
    PasswordsModule,
    SessionsModule,
    SecondFactorModule,
    PasswordResetsModule,
    OwnAccountModule,
    StaffInvitationsModule,
    VisitorsModule,
  ],
  controllers: [AuthController],
  providers: [
    {
      provide: RegistrationLimit,
      inject: [SharedLimiters, IdentitySettings],
      useFactory: (limiters: SharedLimiters, settings: IdentitySettings) =>
        new RateLimiterRegistrationLimit(limiters, settings.REGISTRATIONS_PER_ADDRESS),
    },
    {
      provide: DemoAccounts,
      inject: [ServerSettings],
      useFactory: ({ isProduction }: ServerSettings) => new DemoAccounts(isProduction),
    },
    provide(DeviceCookie, SigningSecret, ServerSettings),
    provide(RegisterUser, UserRepository, PasswordHasher, Clock),
    provide(SignUp, RegisterUser, LoginAttempts, RegistrationLimit, Outbox, UnitOfWork),
    provide(
      LogIn,
      UserRepository,
      SessionRepository,
      PasswordCheck,
      CodeCheck,
      SessionLifetime,
      DemoAccounts,
      MergeVisitor,
      Outbox,
      UnitOfWork,
      Clock,
    ),
    provide(
      ChangePassword,
      UserRepository,
      SessionRepository,
      PasswordResetRepository,
      PasswordHasher,
      PasswordCheck,
      Outbox,
      UnitOfWork,
      Clock,
    ),
    provide(
      ClearOut,
      SessionRepository,
      LoginAttempts,
      PasswordResetRepository,
      EmailChangeRepository,
      StaffInvitationRepository,
      Jobs,
      UnitOfWork,
      Clock,
    ),
    onJob(clearOut, ClearOut),
  ],
})
export class SignInModule implements OnApplicationBootstrap {
  constructor(private readonly clearOut: ClearOut) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.clearOut.begin();
  }
}
