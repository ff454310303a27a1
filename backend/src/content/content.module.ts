import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/audit.module';
import { AuditTrail } from '../audit/audit-trail';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { UnitOfWork } from '../shared/unit-of-work';
import { AdminPagesController } from './adapters/http/admin-pages.controller';
import { CountriesController } from './adapters/http/countries.controller';
import { PagesController } from './adapters/http/pages.controller';
import { SettingsController } from './adapters/http/settings.controller';
import { MarkdownTextPages } from './adapters/markdown/markdown-text-pages';
import { SanitizedMarkdown } from './adapters/markdown/sanitized-markdown';
import { PageVersionRow } from './adapters/postgres/page-version.table';
import { PageRow } from './adapters/postgres/page.table';
import { SettingRow } from './adapters/postgres/setting.table';
import { SqlContentQueries } from './adapters/postgres/sql-content.queries';
import { SqlLegalPages } from './adapters/postgres/sql-legal-pages';
import { SqlShopContact } from './adapters/postgres/sql-shop-contact';
import { SqlShopCountry } from './adapters/postgres/sql-shop-country';
import { SqlShopName } from './adapters/postgres/sql-shop-name';
import { TypeOrmPageRepository } from './adapters/postgres/typeorm-page.repository';
import { TypeOrmSettingRepository } from './adapters/postgres/typeorm-setting.repository';
import { AddPage } from './application/add-page';
import { DeletePage } from './application/delete-page';
import { EditPage } from './application/edit-page';
import { EditSetting } from './application/edit-setting';
import { ContentQueries, Markdown, PageRepository, SettingRepository } from './application/ports';
import { LegalPages } from './legal-pages';
import { ShopContact } from './shop-contact';
import { ShopCountry } from './shop-country';
import { ShopName } from './shop-name';
import { TextPages } from './text-pages';

@Module({
  imports: [AuditModule, TypeOrmModule.forFeature([PageRow, PageVersionRow, SettingRow])],
  controllers: [CountriesController, PagesController, AdminPagesController, SettingsController],
  providers: [
    bind(
      PageRepository,
      TypeOrmPageRepository,
      Database,
      repositoryOf(PageRow),
      repositoryOf(PageVersionRow),
      CurrentActor,
    ),
    bind(SettingRepository, TypeOrmSettingRepository, Database, repositoryOf(SettingRow)),
    bind(ContentQueries, SqlContentQueries, Database),
    bind(Markdown, SanitizedMarkdown),
    bind(LegalPages, SqlLegalPages, Database),
    bind(ShopName, SqlShopName, Database),
    bind(ShopContact, SqlShopContact, Database),
    bind(ShopCountry, SqlShopCountry, Database),
    bind(TextPages, MarkdownTextPages, ContentQueries, Markdown),
    provide(AddPage, PageRepository, AuditTrail, UnitOfWork),
    provide(EditPage, PageRepository, AuditTrail, UnitOfWork),
    provide(DeletePage, PageRepository, AuditTrail, UnitOfWork),
    provide(EditSetting, SettingRepository, AuditTrail, UnitOfWork),
  ],
  exports: [LegalPages, ShopContact, ShopCountry, ShopName, TextPages],
})
export class ContentModule {}
