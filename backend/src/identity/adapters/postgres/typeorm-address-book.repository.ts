import { In, Not } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { AddressBookRepository } from '../../application/ports';
import { AddressBook } from '../../domain/address-book';
import { AddressBookRow } from './address-book.table';
import { AddressRow } from './address.table';

export class TypeOrmAddressBookRepository extends AddressBookRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async findForChange(userId: string): Promise<AddressBook> {
    await this.lock(userId);
    const rows = await this.database.rows(AddressRow).find({ where: { userId }, order: { id: 'ASC' } });
    return toBook(userId, rows);
  }

  async save(book: AddressBook): Promise<void> {
    const { userId } = book;
    const rows = toRows(book);
    const kept = rows.map(({ id }) => id);
    await this.database.rows(AddressRow).delete({ userId, id: Not(In(kept)) });
    await this.database.rows(AddressRow).upsert(rows, ['id']);
  }

  /** A user's first address also makes the row to lock: whoever comes second waits for the first at either step. */
  private async lock(userId: string): Promise<void> {
    const books = this.database.rows(AddressBookRow);
    await books.createQueryBuilder().insert().values({ userId }).orIgnore().execute();
    await books.findOne({ where: { userId }, lock: { mode: 'pessimistic_write' } });
  }
}

const toBook = (userId: string, rows: AddressRow[]): AddressBook =>
  AddressBook.restore(
    userId,
    rows.map(({ id, address, city, pincode, phone, notes }) => ({
      id,
      address,
      city,
      pincode,
      phone,
      notes,
    })),
  );

const toRows = ({ userId, addresses }: AddressBook) => addresses.map((address) => ({ ...address, userId }));
