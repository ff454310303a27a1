import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Pictures } from '../../pictures/pictures';
import { PicturesModule } from '../../pictures/pictures.module';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { BannersController } from './adapters/http/banners.controller';
import { BannerRow } from './adapters/postgres/banner.table';
import { SqlBannerQueries } from './adapters/postgres/sql-banner.queries';
import { TypeOrmBannerRepository } from './adapters/postgres/typeorm-banner.repository';
import { AddBanner } from './application/add-banner';
import { BannerQueries, BannerRepository } from './application/ports';
import { DeleteBanner } from './application/delete-banner';
import { EditBanner } from './application/edit-banner';
import { ReorderBanners } from './application/reorder-banners';

@Module({
  imports: [AuditModule, PicturesModule, TypeOrmModule.forFeature([BannerRow])],
  controllers: [BannersController],
  providers: [
    bind(BannerRepository, TypeOrmBannerRepository, Database, repositoryOf(BannerRow)),
    bind(BannerQueries, SqlBannerQueries, Database),
    provide(AddBanner, BannerRepository, Pictures, AuditTrail, UnitOfWork, Clock),
    provide(EditBanner, BannerRepository, AuditTrail, UnitOfWork),
    provide(DeleteBanner, BannerRepository, AuditTrail, UnitOfWork),
    provide(ReorderBanners, BannerRepository, AuditTrail, UnitOfWork),
  ],
})
export class BannersModule {}
