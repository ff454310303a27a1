import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeAddressBookRepository } from '../../application/address-book-repository.contract';
import { InMemoryAddressBookRepository } from './in-memory-address-book.repository';
import { InMemoryAddressQueries } from './in-memory-address.queries';
import { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';

describe('address books in memory', () => {
  const users = new InMemoryUserRepository();
  const books = new InMemoryAddressBookRepository();
  const queries = new InMemoryAddressQueries(users, books);
  describeAddressBookRepository(() => ({
    books,
    queries,
    users,
    unitOfWork: new InMemoryUnitOfWork(books, users),
  }));
});
