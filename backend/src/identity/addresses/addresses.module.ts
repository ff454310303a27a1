import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Database } from '../../platform/postgres/database';
import { repositoryOf } from '../../platform/postgres/repository-of';
import { bind, provide } from '../../platform/provide';
import { UnitOfWork } from '../../shared/unit-of-work';
import { AddressesController } from './adapters/http/addresses.controller';
import { AddressBookRow } from './adapters/postgres/address-book.table';
import { AddressRow } from './adapters/postgres/address.table';
import { SqlAddressQueries } from './adapters/postgres/sql-address.queries';
import { TypeOrmAddressBookRepository } from './adapters/postgres/typeorm-address-book.repository';
import { AddAddress } from './application/add-address';
import { DeleteAddress } from './application/delete-address';
import { EditAddress } from './application/edit-address';
import { AddressBookRepository, AddressQueries } from './application/ports';

/** A shopper's address book. */
@Module({
  imports: [TypeOrmModule.forFeature([AddressBookRow, AddressRow])],
  controllers: [AddressesController],
  providers: [
    bind(
      AddressBookRepository,
      TypeOrmAddressBookRepository,
      Database,
      repositoryOf(AddressBookRow),
      repositoryOf(AddressRow),
    ),
    bind(AddressQueries, SqlAddressQueries, Database),
    provide(AddAddress, AddressBookRepository, UnitOfWork),
    provide(EditAddress, AddressBookRepository, UnitOfWork),
    provide(DeleteAddress, AddressBookRepository, UnitOfWork),
  ],
  exports: [AddressQueries],
})
export class AddressesModule {}
