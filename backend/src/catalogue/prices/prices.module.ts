import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { PriceHistoryController } from './adapters/http/price-history.controller';
import { SqlPriceReconciliation } from './adapters/postgres/sql-price-reconciliation';
import { SqlPriceHistory } from './adapters/postgres/sql-price-history';
import { PriceHistory } from './application/price-history';
import { PriceReconciliation } from '../catalogue-reconciliation';

@Module({
  controllers: [PriceHistoryController],
  providers: [
    bind(PriceHistory, SqlPriceHistory, Database),
    bind(PriceReconciliation, SqlPriceReconciliation, Database),
  ],
  exports: [PriceReconciliation],
})
export class PricesModule {}
