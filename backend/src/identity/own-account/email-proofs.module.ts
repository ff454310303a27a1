import { Module } from '@nestjs/common';
import { MailSettings } from '../../platform/mail/mail.settings';
import { bind, provide } from '../../platform/provide';
import { Outbox } from '../../shared/events/outbox';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { EmailProofs } from '../email-proofs';
import { UserRepository } from '../users/application/ports';
import { UsersModule } from '../users/users.module';
import { InProcessEmailProofs } from './adapters/contexts/in-process-email-proofs';
import { EmailChangeLimit, EmailChangeRepository, EmailCodes } from './application/ports';
import { ProveEmail } from './application/prove-email';
import { RequestEmailProof } from './application/request-email-proof';
import { OwnAccountModule } from './own-account.module';

/** Users prove that they read what is sent to the e-mail address of their account. */
@Module({
  imports: [UsersModule, OwnAccountModule],
  providers: [
    bind(EmailProofs, InProcessEmailProofs, UserRepository, RequestEmailProof, ProveEmail),
    provide(ProveEmail, UserRepository, EmailChangeRepository, EmailCodes, UnitOfWork, Clock),
    {
      provide: RequestEmailProof,
      inject: [
        UserRepository,
        EmailChangeRepository,
        EmailChangeLimit,
        Outbox,
        UnitOfWork,
        Clock,
        MailSettings,
      ],
      useFactory: (
        ...[users, changes, limit, outbox, unitOfWork, clock, { smtp }]: [
          UserRepository,
          EmailChangeRepository,
          EmailChangeLimit,
          Outbox,
          UnitOfWork,
          Clock,
          MailSettings,
        ]
      ) => new RequestEmailProof(users, changes, limit, outbox, unitOfWork, clock, smtp !== undefined),
    },
  ],
  exports: [EmailProofs],
})
export class EmailProofsModule {}
