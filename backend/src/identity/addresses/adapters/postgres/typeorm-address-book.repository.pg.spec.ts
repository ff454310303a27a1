import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { AddAddress } from '../../application/add-address';
import { TooManyAddresses } from '../../domain/address.errors';
import { describeAddressBookRepository, home } from '../../application/address-book-repository.contract';
import { aUser } from '../../../users/application/user-repository.contract';
import { SqlAddressQueries } from './sql-address.queries';
import { TypeOrmAddressBookRepository } from './typeorm-address-book.repository';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';
import { AddressBookRow } from './address-book.table';
import { AddressRow } from './address.table';

describe('address books in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    const books = new TypeOrmAddressBookRepository(database, rows(AddressBookRow), rows(AddressRow));
    const users = new TypeOrmUserRepository(database, rows(UserRow));
    return { books, queries: new SqlAddressQueries(database), users, unitOfWork };
  };
  describeAddressBookRepository(world);

  it('keep exactly three of ten addresses that are added concurrently', async () => {
    const { books, queries, users, unitOfWork } = world();
    const user = aUser();
    await users.add(user);
    const userId = user.state.id;
    const addAddress = new AddAddress(books, unitOfWork);
    const tries = Array.from({ length: 10 }, () => addAddress.execute({ userId, fields: home }));
    const outcomes = await Promise.allSettled(tries);
    const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refusals.map(({ reason }) => reason as unknown)).toEqual(Array(7).fill(new TooManyAddresses()));
    expect(await queries.ofUser(userId)).toHaveLength(3);
  });
});
