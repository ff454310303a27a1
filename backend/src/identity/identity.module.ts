import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { AuditTrail } from '../audit/audit-trail';
import { ContentModule } from '../content/content.module';
import { ShopName } from '../content/shop-name';
import { ServerSettings } from '../platform/config/server.settings';
import { Environment } from '../platform/config/settings';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Redis } from '../platform/redis/redis';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { Argon2PasswordHasher } from './passwords/adapters/argon2/argon2-password.hasher';
import {
  CustomerOrderPaidListener,
  CustomerOrderRefundedListener,
  CustomerPiecesRefundedListener,
} from './customers/adapters/contexts/customer-orders.listeners';
import { InProcessIdentityFacade } from './customers/adapters/contexts/in-process-identity.facade';
import { AddressesController } from './addresses/adapters/http/addresses.controller';
import { AuthController } from './sign-in/adapters/http/auth.controller';
import { CustomersController } from './customers/adapters/http/customers.controller';
import { JwtStrategy } from './sessions/adapters/http/jwt.strategy';
import { PasswordResetsController } from './password-resets/adapters/http/password-resets.controller';
import { SecondFactorController } from './second-factor/adapters/http/second-factor.controller';
import { DeviceCookie } from './sign-in/adapters/http/device-cookie';
import { SessionCookie } from './sessions/adapters/http/session-cookie';
import { SessionGuard } from './sessions/adapters/http/session.guard';
import { SessionsController } from './sessions/adapters/http/sessions.controller';
import { SigningSecret } from './sessions/adapters/http/signing-secret';
import { AddressBookRow } from './addresses/adapters/postgres/address-book.table';
import { AddressRow } from './addresses/adapters/postgres/address.table';
import { PasswordResetRow } from './password-resets/adapters/postgres/password-reset.table';
import { SessionRow } from './sessions/adapters/postgres/session.table';
import { SqlAddressQueries } from './addresses/adapters/postgres/sql-address.queries';
import { SqlCustomerBooks } from './customers/adapters/postgres/sql-customer-books';
import { SqlCustomerOrders } from './customers/adapters/postgres/sql-customer-orders';
import { SqlCustomerQueries } from './customers/adapters/postgres/sql-customer.queries';
import { SqlUserNames } from './users/adapters/postgres/sql-user-names';
import { TypeOrmAddressBookRepository } from './addresses/adapters/postgres/typeorm-address-book.repository';
import { TypeOrmSessionRepository } from './sessions/adapters/postgres/typeorm-session.repository';
import { TypeOrmUserRepository } from './users/adapters/postgres/typeorm-user.repository';
import { UserRow } from './users/adapters/postgres/user.table';
import { RateLimiterLoginAttempts } from './passwords/adapters/rate-limiter/rate-limiter-login-attempts';
import { RateLimiterRegistrationLimit } from './sign-in/adapters/rate-limiter/rate-limiter-registration-limit';
import { SharedLimiters } from './passwords/adapters/rate-limiter/shared-limiters';
import { TotpSecondFactorCodes } from './second-factor/adapters/totp/totp-second-factor-codes';
import { BeginSecondFactor } from './second-factor/application/begin-second-factor';
import { BlockCustomer } from './customers/application/block-customer';
import { CustomerOrders, CustomerQueries } from './customers/application/ports';
import { AddAddress } from './addresses/application/add-address';
import { ChangePassword } from './sign-in/application/change-password';
import { TouchSession } from './sessions/application/touch-session';
import { ClearOut, clearOut } from './sign-in/application/clear-out';
import { CodeCheck } from './second-factor/application/code-check';
import { DeleteAddress } from './addresses/application/delete-address';
import { EditAddress } from './addresses/application/edit-address';
import { EndOtherSessions } from './sessions/application/end-other-sessions';
import { EndSession } from './sessions/application/end-session';
import { LogIn } from './sign-in/application/log-in';
import { OpenPasswordReset } from './password-resets/application/open-password-reset';
import { openPasswordReset } from './password-resets/application/request-password-reset';
import { LogOut } from './sessions/application/log-out';
import { AddressBookRepository, AddressQueries } from './addresses/application/ports';
import { LoginAttempts, PasswordHasher } from './passwords/application/ports';
import { PasswordResetRepository } from './password-resets/application/ports';
import { RegistrationLimit } from './sign-in/application/ports';
import { SecondFactorCodes } from './second-factor/application/ports';
import { SessionRepository } from './sessions/application/ports';
import { UserRepository } from './users/application/ports';
import { PasswordCheck } from './passwords/application/password-check';
import { RegisterUser } from './sign-in/application/register-user';
import { TurnOffSecondFactor } from './second-factor/application/turn-off-second-factor';
import { TurnOnSecondFactor } from './second-factor/application/turn-on-second-factor';
import { SignUp } from './sign-in/application/sign-up';
import { LoginLimits } from './passwords/domain/backoff';
import { DemoAccounts } from './sign-in/domain/demo-accounts';
import { SecondFactorPolicy } from './sessions/domain/second-factor-policy';
import { SessionLifetime } from './sessions/domain/session';
import { CustomerBooks } from './customer-books';
import { IdentityFacade } from './identity.facade';
import { IdentitySettings } from './identity.settings';
import { passwordResetProviders } from './password-reset.providers';
import { PasswordResets } from './password-resets';
import { UserNames } from './user-names';

@Module({
  imports: [
    AuditModule,
    ContentModule,
    TypeOrmModule.forFeature([UserRow, SessionRow, AddressBookRow, AddressRow, PasswordResetRow]),
  ],
  controllers: [
    AuthController,
    SessionsController,
    PasswordResetsController,
    SecondFactorController,
    AddressesController,
    CustomersController,
  ],
  providers: [
    provide(IdentitySettings, Environment),
    bind(UserRepository, TypeOrmUserRepository, Database, repositoryOf(UserRow)),
    bind(SessionRepository, TypeOrmSessionRepository, Database, repositoryOf(SessionRow)),
    bind(
      AddressBookRepository,
      TypeOrmAddressBookRepository,
      Database,
      repositoryOf(AddressBookRow),
      repositoryOf(AddressRow),
    ),
    bind(AddressQueries, SqlAddressQueries, Database),
    provide(SharedLimiters, Database, Redis),
    bind(LoginAttempts, RateLimiterLoginAttempts, Database, SharedLimiters, LoginLimits),
    {
      provide: RegistrationLimit,
      inject: [SharedLimiters, IdentitySettings],
      useFactory: (limiters: SharedLimiters, settings: IdentitySettings) =>
        new RateLimiterRegistrationLimit(limiters, settings.REGISTRATIONS_PER_ADDRESS),
    },
    bind(PasswordHasher, Argon2PasswordHasher),
    bind(IdentityFacade, InProcessIdentityFacade, UserRepository, AddressQueries, UserNames),
    bind(CustomerQueries, SqlCustomerQueries, Database, AddressQueries),
    bind(CustomerOrders, SqlCustomerOrders, Database),
    bind(CustomerBooks, SqlCustomerBooks, Database),
    provide(CustomerOrderPaidListener, CustomerOrders),
    provide(CustomerOrderRefundedListener, CustomerOrders),
    provide(CustomerPiecesRefundedListener, CustomerOrders),
    bind(UserNames, SqlUserNames, Database),
    {
      provide: SessionLifetime,
      inject: [IdentitySettings],
      useFactory: (settings: IdentitySettings) => SessionLifetime.ofMinutes(settings.SESSION_MINUTES),
    },
    {
      provide: LoginLimits,
      inject: [IdentitySettings],
      useFactory: (settings: IdentitySettings) =>
        new LoginLimits(settings.LOGIN_FAILURES_PER_ACCOUNT, settings.LOGIN_FAILURES_PER_ADDRESS),
    },
    {
      provide: SigningSecret,
      inject: [IdentitySettings, ServerSettings],
      useFactory: ({ JWT_SECRET }: IdentitySettings, { DATA_DIR }: ServerSettings) =>
        SigningSecret.of(JWT_SECRET, DATA_DIR),
    },
    provide(RegisterUser, UserRepository, PasswordHasher, Clock),
    provide(SignUp, RegisterUser, LoginAttempts, RegistrationLimit, Outbox, UnitOfWork),
    provide(PasswordCheck, PasswordHasher, LoginAttempts),
    provide(CodeCheck, SecondFactorCodes, LoginAttempts, Clock),
    {
      provide: SecondFactorCodes,
      inject: [SigningSecret],
      useFactory: ({ value }: SigningSecret) => new TotpSecondFactorCodes(value),
    },
    {
      provide: SecondFactorPolicy,
      inject: [IdentitySettings],
      useFactory: (settings: IdentitySettings) =>
        new SecondFactorPolicy(settings.ADMIN_SECOND_FACTOR === 'required'),
    },
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
    {
      provide: DemoAccounts,
      inject: [ServerSettings],
      useFactory: ({ isProduction }: ServerSettings) => new DemoAccounts(isProduction),
    },
    provide(
      LogIn,
      UserRepository,
      SessionRepository,
      PasswordCheck,
      CodeCheck,
      SessionLifetime,
      DemoAccounts,
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
    ...passwordResetProviders,
    provide(LogOut, SessionRepository, UnitOfWork, Clock),
    provide(EndSession, SessionRepository, UnitOfWork, Clock),
    provide(EndOtherSessions, SessionRepository, UnitOfWork, Clock),
    provide(BlockCustomer, UserRepository, SessionRepository, AuditTrail, UnitOfWork, Clock),
    provide(TouchSession, UserRepository, SessionRepository, SessionLifetime, UnitOfWork, Clock),
    provide(ClearOut, SessionRepository, LoginAttempts, PasswordResetRepository, Jobs, UnitOfWork, Clock),
    provide(AddAddress, AddressBookRepository, UnitOfWork),
    provide(EditAddress, AddressBookRepository, UnitOfWork),
    provide(DeleteAddress, AddressBookRepository, UnitOfWork),
    provide(SessionCookie, SigningSecret, ServerSettings, Clock),
    provide(DeviceCookie, SigningSecret, ServerSettings),
    provide(JwtStrategy, SigningSecret, TouchSession, SecondFactorPolicy, SessionCookie),
    provide(SessionGuard, Reflector),
    { provide: APP_GUARD, useExisting: SessionGuard },
  ],
  exports: [CustomerBooks, IdentityFacade, PasswordResets, UserNames],
})
export class IdentityModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly clearOut: ClearOut,
    private readonly openPasswordReset: OpenPasswordReset,
    private readonly whenPaid: CustomerOrderPaidListener,
    private readonly whenRefunded: CustomerOrderRefundedListener,
    private readonly whenPiecesRefunded: CustomerPiecesRefundedListener,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onEvent(this.whenPaid);
    this.subscriptions.onEvent(this.whenRefunded);
    this.subscriptions.onEvent(this.whenPiecesRefunded);
    this.subscriptions.onJob(clearOut, () => this.clearOut.execute());
    this.subscriptions.onJob(openPasswordReset, (input) => this.openPasswordReset.execute(input));
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.clearOut.begin();
  }
}
