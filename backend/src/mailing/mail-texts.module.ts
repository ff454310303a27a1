import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { ContentModule } from '../content/content.module';
import { ShopContact } from '../content/shop-contact';
import { ServerSettings } from '../platform/config/server.settings';
import { Log } from '../platform/log/log';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/time/clock';
import { ShopDays } from '../shared/time/shop-days';
import { UnitOfWork } from '../shared/unit-of-work';
import { placeOf } from './adapters/contexts/shop-place';
import { ReactMailPreviews } from './adapters/examples/react-mail-previews';
import { AdminMailTextsController } from './adapters/http/admin-mail-texts.controller';
import { MailTextRow } from './adapters/postgres/mail-text.table';
import { TypeOrmMailTextRepository } from './adapters/postgres/typeorm-mail-text.repository';
import { EditMailText } from './application/edit-mail-text';
import { MailPreviews, MailTextRepository } from './application/ports';

/** The words of e-mails, which admins edit. */
@Module({
  imports: [AuditModule, ContentModule, TypeOrmModule.forFeature([MailTextRow])],
  controllers: [AdminMailTextsController],
  providers: [
    bind(MailTextRepository, TypeOrmMailTextRepository, Database, repositoryOf(MailTextRow)),
    {
      provide: MailPreviews,
      inject: [ShopContact, ServerSettings, ShopDays, Log],
      useFactory: (shop: ShopContact, settings: ServerSettings, days: ShopDays, log: Log) =>
        new ReactMailPreviews(shop, placeOf(settings, days), log),
    },
    provide(EditMailText, MailTextRepository, AuditTrail, UnitOfWork, Clock),
  ],
  exports: [MailTextRepository],
})
export class MailTextsModule {}
