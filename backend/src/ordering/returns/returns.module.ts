import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind } from '../../platform/provide';
import { CurrentActor } from '../../shared/actor';
import { Outbox } from '../../shared/events/outbox';
import { ExchangeRow, ReturnPieceRow, ReturnRow } from './adapters/postgres/return.table';
import { TypeOrmReturnRepository } from './adapters/postgres/typeorm-return.repository';
import { ReturnRepository } from './application/ports';

/** The returns of orders, which are locked with them. */
@Module({
  imports: [TypeOrmModule.forFeature([ReturnRow, ReturnPieceRow, ExchangeRow])],
  providers: [
    bind(
      ReturnRepository,
      TypeOrmReturnRepository,
      Database,
      repositoryOf(ReturnRow),
      repositoryOf(ReturnPieceRow),
      repositoryOf(ExchangeRow),
      Outbox,
      CurrentActor,
    ),
  ],
  exports: [ReturnRepository],
})
export class ReturnsModule {}
