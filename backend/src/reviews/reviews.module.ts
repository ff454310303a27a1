import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { RatedProducts } from '../catalogue/rated-products';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/time/clock';
import { ProductChanges } from '../shared/product-changes';
import { UnitOfWork } from '../shared/unit-of-work';
import { listeners } from './adapters/contexts/listeners';
import { AdminReviewsController } from './adapters/http/admin-reviews.controller';
import { ReviewsController } from './adapters/http/reviews.controller';
import { SqlBuyerFits } from './adapters/postgres/sql-buyer-fits';
import { SqlFitQueries } from './adapters/postgres/sql-fit.queries';
import { ReviewRow } from './adapters/postgres/review.table';
import { SqlNewReviews } from './adapters/postgres/sql-new-reviews';
import { SqlPurchaseRepository } from './adapters/postgres/sql-purchase.repository';
import { SqlReviewListQueries } from './adapters/postgres/sql-review-list.queries';
import { SqlReviewQueries } from './adapters/postgres/sql-review.queries';
import { TypeOrmReviewRepository } from './adapters/postgres/typeorm-review.repository';
import { CountFits } from './application/count-fits';
import { FitQueries } from './application/fit-queries';
import { HideReview } from './application/hide-review';
import { HideReviews } from './application/hide-reviews';
import { ReviewRepository, PurchaseRepository } from './application/ports';
import { RecordPurchase } from './application/record-purchase';
import { ReplyToReview } from './application/reply-to-review';
import { ReviewFits } from './application/review-fits';
import { ReviewListQueries } from './application/review-list';
import { TellReturnedFits } from './application/tell-returned-fits';
import { WriteReview } from './application/write-review';
import { BoughtPieces } from './bought-pieces';
import { BuyerFits } from './buyer-fits';
import { NewReviews } from './new-reviews';
import { ReturnedFits } from './returned-fits';
import { ReviewQueries } from './review-queries';

/** Shoppers' reviews, their moderation, what buyers say about the fit, and who bought what. */
@Module({
  imports: [AuditModule, CatalogueModule, TypeOrmModule.forFeature([ReviewRow])],
  controllers: [ReviewsController, AdminReviewsController],
  providers: [
    bind(
      ReviewRepository,
      TypeOrmReviewRepository,
      Database,
      RatedProducts,
      repositoryOf(ReviewRow),
      ProductChanges,
    ),
    bind(ReviewQueries, SqlReviewQueries, Database),
    bind(ReviewListQueries, SqlReviewListQueries, Database),
    bind(PurchaseRepository, SqlPurchaseRepository, Database),
    bind(NewReviews, SqlNewReviews, Database),
    bind(BuyerFits, SqlBuyerFits, Database),
    bind(FitQueries, SqlFitQueries, Database),
    provide(CountFits, BuyerFits, ReviewRepository),
    provide(ReviewFits, BuyerFits, BoughtPieces, FitQueries, CountFits),
    provide(TellReturnedFits, ReturnedFits, ReviewRepository, BuyerFits, FitQueries, CountFits, UnitOfWork),
    provide(WriteReview, ReviewRepository, ReviewFits, UnitOfWork, Clock),
    provide(HideReview, ReviewRepository, ReviewFits, AuditTrail, UnitOfWork, Clock),
    provide(HideReviews, HideReview),
    provide(ReplyToReview, ReviewRepository, AuditTrail, UnitOfWork, Clock),
    provide(RecordPurchase, PurchaseRepository),
    ...listeners,
  ],
  exports: [NewReviews, ReviewQueries],
})
export class ReviewsModule {}
