import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { Pictures } from '../../pictures/pictures';
import { PicturesModule } from '../../pictures/pictures.module';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { Jobs } from '../../shared/jobs';
import { ProductChanges } from '../../shared/product-changes';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AdminBrandsController } from './adapters/http/admin-brands.controller';
import { AdminCategoriesController } from './adapters/http/admin-categories.controller';
import { MenuController } from './adapters/http/menu.controller';
import { BrandRow } from './adapters/postgres/brand.table';
import { CategoryRow } from './adapters/postgres/category.table';
import { SqlTaxonomyQueries } from './adapters/postgres/sql-taxonomy.queries';
import { TypeOrmBrandRepository } from './adapters/postgres/typeorm-brand.repository';
import { TypeOrmCategoryRepository } from './adapters/postgres/typeorm-category.repository';
import { AddBrand } from './application/add-brand';
import { AddCategory } from './application/add-category';
import { DeleteBrand } from './application/delete-brand';
import { DeleteCategory } from './application/delete-category';
import { EditBrand } from './application/edit-brand';
import { EditCategory } from './application/edit-category';
import { BrandRepository, CategoryRepository } from './application/ports';
import { ReorderCategories } from './application/reorder-categories';
import { TaxonomyQueries } from '../taxonomy-queries';

/** The module holds brands and categories. */
@Module({
  imports: [AuditModule, PicturesModule, TypeOrmModule.forFeature([BrandRow, CategoryRow])],
  controllers: [MenuController, AdminBrandsController, AdminCategoriesController],
  providers: [
    bind(BrandRepository, TypeOrmBrandRepository, Database, repositoryOf(BrandRow)),
    bind(CategoryRepository, TypeOrmCategoryRepository, Database, repositoryOf(CategoryRow), ProductChanges),
    bind(TaxonomyQueries, SqlTaxonomyQueries, Database),
    provide(AddBrand, BrandRepository, Pictures, AuditTrail, UnitOfWork),
    provide(EditBrand, BrandRepository, Pictures, AuditTrail, Jobs, UnitOfWork),
    provide(DeleteBrand, BrandRepository, AuditTrail, UnitOfWork),
    provide(AddCategory, CategoryRepository, Pictures, AuditTrail, UnitOfWork),
    provide(EditCategory, CategoryRepository, Pictures, AuditTrail, Jobs, UnitOfWork),
    provide(ReorderCategories, CategoryRepository, AuditTrail, UnitOfWork),
    provide(DeleteCategory, CategoryRepository, AuditTrail, UnitOfWork),
  ],
  exports: [TaxonomyQueries],
})
export class TaxonomyModule {}
