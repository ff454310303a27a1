import { Module, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { AsyncCurrentActor } from '../../platform/actor/async-current-actor';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { actorNamed, CurrentActor } from '../../shared/actor';
import { Jobs } from '../../shared/jobs';
import { ProductChanges } from '../../shared/product-changes';
import { Clock } from '../../shared/time/clock';
import { Outbox } from '../../shared/events/outbox';
import { UnitOfWork } from '../../shared/unit-of-work';
import { SqlStock } from '../adapters/postgres/sql-stock';
import { ShelfPieces } from '../pieces-on-shelf';
import { ProductsToCount } from '../products-to-count';
import { Stock } from '../stock';
import { CountFileController } from './adapters/http/count-file.controller';
import { StockTakesController } from './adapters/http/stock-takes.controller';
import { SqlStockTakeLines } from './adapters/postgres/sql-stock-take-lines';
import { SqlStockTakeQueries } from './adapters/postgres/sql-stock-take.queries';
import { SqlStockTakeRepository } from './adapters/postgres/sql-stock-take.repository';
import { AbandonStockTake } from './application/abandon-stock-take';
import { BookLines } from './application/book-lines';
import { bookLines, BookStockTake } from './application/book-stock-take';
import { CountLine } from './application/count-line';
import { OpenStockTake } from './application/open-stock-take';
import { StockTakeLines, StockTakeRepository } from './application/ports';
import { PreviewCounts } from './application/preview-counts';
import { PreviewStockTake } from './application/preview-stock-take';
import { RecordCounts } from './application/record-counts';
import { StockTakeQueries } from './application/stock-take-queries';

const changes = [CurrentActor, Clock, AuditTrail, UnitOfWork] as const;
const counting = [ShelfPieces, Stock, CurrentActor, Clock, UnitOfWork] as const;

/** Stock is counted by lists, and the differences are booked. */
@Module({
  imports: [AuditModule],
  // Its `export` is not an id of the other.
  controllers: [CountFileController, StockTakesController],
  providers: [
    bind(Stock, SqlStock, Database, CurrentActor, ProductChanges, Outbox),
    bind(StockTakeRepository, SqlStockTakeRepository, Database),
    bind(StockTakeLines, SqlStockTakeLines, Database),
    bind(StockTakeQueries, SqlStockTakeQueries, Database),
    provide(PreviewStockTake, StockTakeRepository, ProductsToCount),
    provide(OpenStockTake, StockTakeRepository, ProductsToCount, ...changes),
    provide(CountLine, StockTakeRepository, StockTakeLines, ...counting),
    provide(PreviewCounts, StockTakeQueries, Clock),
    provide(RecordCounts, StockTakeRepository, StockTakeQueries, StockTakeLines, ...counting),
    provide(BookStockTake, StockTakeRepository, StockTakeLines, Jobs, ...changes),
    provide(AbandonStockTake, StockTakeRepository, ...changes),
    provide(BookLines, StockTakeRepository, StockTakeLines, Stock, Jobs, UnitOfWork),
  ],
})
export class StockTakesModule implements OnModuleInit {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly bookLines: BookLines,
    private readonly actor: AsyncCurrentActor,
  ) {}

  /** The movements name the admin who booked. */
  onModuleInit(): void {
    this.subscriptions.onJob(bookLines, ({ stockTakeId, actor, actorName }) =>
      this.actor.run(
        () => ({ ...actorNamed(actor), ...(actorName && { name: actorName }) }),
        () => this.bookLines.execute({ stockTakeId }),
      ),
    );
  }
}
