import { AddressQueries } from '../../application/ports';
import type { Address } from '../../domain/address-book';
import type { Recipient } from '../../identity.facade';
import type { InMemoryAddressBookRepository } from './in-memory-address-book.repository';
import type { InMemoryUserRepository } from './in-memory-user.repository';

export class InMemoryAddressQueries extends AddressQueries {
  constructor(
    private readonly users: InMemoryUserRepository,
    private readonly books: InMemoryAddressBookRepository,
  ) {
    super();
  }

  async ofUser(userId: string): Promise<Address[]> {
    return [...this.books.addressesOf(userId)];
  }

  async recipient(userId: string, addressId: string): Promise<Recipient | undefined> {
    const user = await this.users.findForChange(userId);
    const found = this.books.addressesOf(userId).find((address) => address.id === addressId);
    if (!user || !found) return undefined;
    const { id, ...fields } = found;
    return { userName: user.state.userName, email: user.state.email, address: { addressId: id, ...fields } };
  }
}
