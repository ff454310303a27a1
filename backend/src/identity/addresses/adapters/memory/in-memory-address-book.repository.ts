import { AddressBookRepository } from '../../application/ports';
import { type Address, AddressBook } from '../../domain/address-book';

export class InMemoryAddressBookRepository extends AddressBookRepository {
  private readonly books = new Map<string, readonly Address[]>();

  async lockOrCreate(userId: string): Promise<AddressBook> {
    return AddressBook.restore(userId, this.addressesOf(userId));
  }

  async save({ userId, addresses }: AddressBook): Promise<void> {
    this.books.set(userId, addresses);
  }

  addressesOf(userId: string): readonly Address[] {
    return this.books.get(userId) ?? [];
  }
}
