import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Environment } from '../../platform/config/settings';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { provide, bind } from '../../platform/provide';
import { IdentitySettings } from '../identity.settings';
import { SameCustomers, UserNames } from '../user-names';
import { SqlSameCustomers } from './adapters/postgres/sql-same-customers';
import { SqlUserNames } from './adapters/postgres/sql-user-names';
import { TypeOrmUserRepository } from './adapters/postgres/typeorm-user.repository';
import { UserRow } from './adapters/postgres/user.table';
import { UserRepository } from './application/ports';

/** The accounts of shoppers and admins, on which the other subjects build. */
@Module({
  imports: [TypeOrmModule.forFeature([UserRow])],
  providers: [
    provide(IdentitySettings, Environment),
    bind(UserRepository, TypeOrmUserRepository, Database, repositoryOf(UserRow)),
    bind(UserNames, SqlUserNames, Database),
    bind(SameCustomers, SqlSameCustomers, Database),
  ],
  exports: [IdentitySettings, UserRepository, UserNames, SameCustomers],
})
export class UsersModule {}
