import { Module } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { ContentModule } from '../../content/content.module';
import { ShopName } from '../../content/shop-name';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { PasswordCheck } from '../passwords/application/password-check';
import { LoginAttempts } from '../passwords/application/ports';
import { PasswordsModule } from '../passwords/passwords.module';
import { SigningSecret } from '../sessions/adapters/http/signing-secret';
import { SessionRepository } from '../sessions/application/ports';
import { SessionsModule } from '../sessions/sessions.module';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { SecondFactorController } from './adapters/http/second-factor.controller';
import { TotpSecondFactorCodes } from './adapters/totp/totp-second-factor-codes';
import { BeginSecondFactor } from './application/begin-second-factor';
import { CodeCheck } from './application/code-check';
import { SecondFactorCodes } from './application/ports';
import { TurnOffSecondFactor } from './application/turn-off-second-factor';
import { TurnOnSecondFactor } from './application/turn-on-second-factor';

/** An admin's second factor: an authenticator app and recovery codes. */
@Module({
  imports: [AuditModule, ContentModule, UsersModule, PasswordsModule, SessionsModule],
  controllers: [SecondFactorController],
  providers: [
    {
      provide: SecondFactorCodes,
      inject: [SigningSecret],
      useFactory: ({ value }: SigningSecret) => new TotpSecondFactorCodes(value),
    },
    provide(CodeCheck, SecondFactorCodes, LoginAttempts, Clock),
    provide(BeginSecondFactor, UserRepository, SecondFactorCodes, ShopName, UnitOfWork),
    provide(
      TurnOnSecondFactor,
      UserRepository,
      SessionRepository,
      SecondFactorCodes,
      AuditTrail,
      UnitOfWork,
      Clock,
    ),
    provide(
      TurnOffSecondFactor,
      UserRepository,
      SessionRepository,
      PasswordCheck,
      CodeCheck,
      AuditTrail,
      Outbox,
      UnitOfWork,
    ),
  ],
  exports: [CodeCheck],
})
export class SecondFactorModule {}
