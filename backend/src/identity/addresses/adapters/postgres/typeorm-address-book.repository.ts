import { In, Not, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { lockOrCreate } from '../../../../platform/postgres/locks/lock-or-create';
import { AddressBookRepository } from '../../application/ports';
import { AddressBook } from '../../domain/address-book';
import type { AddressBookRow } from './address-book.table';
import type { AddressRow } from './address.table';

export class TypeOrmAddressBookRepository extends AddressBookRepository {
  constructor(
    private readonly database: Database,
    private readonly books: Repository<AddressBookRow>,
    private readonly rows: Repository<AddressRow>,
  ) {
    super();
  }

  async lockOrCreate(userId: string): Promise<AddressBook> {
    await lockOrCreate(this.database.repository(this.books), { userId });
    return toBook(userId, await this.addresses.find({ where: { userId }, order: { id: 'ASC' } }));
  }

  async save(book: AddressBook): Promise<void> {
    const { userId } = book;
    const rows = toRows(book);
    await this.addresses.delete({ userId, id: Not(In(rows.map(({ id }) => id))) });
    await this.addresses.upsert(rows, ['id']);
  }

  private get addresses(): Repository<AddressRow> {
    return this.database.repository(this.rows);
  }
}

const toBook = (userId: string, rows: AddressRow[]): AddressBook =>
  AddressBook.restore(
    userId,
    rows.map(({ userId: _, ...address }) => address),
  );

const toRows = ({ userId, addresses }: AddressBook) => addresses.map((address) => ({ ...address, userId }));
