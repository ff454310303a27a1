import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { IdentityModule } from '../identity/identity.module';
import { UserNames } from '../identity/user-names';
import { OrderingModule } from '../ordering/ordering.module';
import { onJob } from '../platform/jobs/handlers';
import { MailSettings } from '../platform/mail/mail.settings';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/time/clock';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { WaitlistModule } from '../waitlist/waitlist.module';
import { listeners } from './adapters/contexts/listeners';
import { AdminMailsController } from './adapters/http/admin-mails.controller';
import { MailRow } from './adapters/postgres/mail.table';
import { SqlFailedMails } from './adapters/postgres/sql-failed-mails';
import { SqlMailListQueries } from './adapters/postgres/sql-mail-list.queries';
import { TypeOrmMailRepository } from './adapters/postgres/typeorm-mail.repository';
import { SmtpTransport } from './adapters/smtp/smtp-transport';
import { ForgetMails, forgetMails } from './application/forget-mails';
import { MailListQueries, MailTemplates, MailRepository, MailTransport } from './application/ports';
import { Recipients } from './application/recipients';
import { SendMail, sendMail } from './application/send-mail';
import { SendMailAgain } from './application/send-mail-again';
import { WriteMail } from './application/write-mail';
import { FailedMails } from './failed-mails';
import { MailTemplatesModule, subjects } from './mail-templates.module';

@Module({
  imports: [
    AuditModule,
    CatalogueModule,
    MailTemplatesModule,
    IdentityModule,
    OrderingModule,
    WaitlistModule,
    TypeOrmModule.forFeature([MailRow]),
  ],
  controllers: [AdminMailsController],
  providers: [
    bind(MailRepository, TypeOrmMailRepository, Database, repositoryOf(MailRow)),
    bind(MailListQueries, SqlMailListQueries, Database),
    bind(FailedMails, SqlFailedMails, Database),
    {
      provide: MailTransport,
      inject: [MailSettings],
      useFactory: ({ smtp, MAIL_OWNER }: MailSettings) => new SmtpTransport(smtp, MAIL_OWNER),
    },
    provide(Recipients, ...subjects, UserNames, MailTransport),
    provide(WriteMail, MailRepository, Recipients, MailTransport, Jobs, Clock),
    provide(SendMail, MailRepository, MailTemplates, MailTransport, Jobs, UnitOfWork, Clock),
    provide(SendMailAgain, MailRepository, MailTemplates, AuditTrail, Jobs, UnitOfWork),
    provide(ForgetMails, MailRepository, Jobs, UnitOfWork, Clock),
    onJob(sendMail, SendMail),
    onJob(forgetMails, ForgetMails),
    ...listeners,
  ],
  exports: [FailedMails],
})
export class MailingModule implements OnApplicationBootstrap {
  constructor(private readonly forgetMails: ForgetMails) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetMails.begin();
  }
}
