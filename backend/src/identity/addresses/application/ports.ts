import type { Address, AddressBook } from '../domain/address-book';

export abstract class AddressBookRepository {
  /** Locks the book's row until the transaction ends, and inserts the row if it is missing. */
  abstract lockOrCreate(userId: string): Promise<AddressBook>;
  abstract save(book: AddressBook): Promise<void>;
}

/** Who an account is, with one of its addresses. */
export interface Addressee {
  userName: string;
  email: string;
  address: Address;
}

export abstract class AddressQueries {
  /** In the order in which they were added. */
  abstract ofUser(userId: string): Promise<Address[]>;
  /** Undefined when the address isn't in that user's book. */
  abstract addressee(userId: string, addressId: string): Promise<Addressee | undefined>;
}
