import { AddressQueries, type Addressee } from '../../application/ports';
import type { Address } from '../../domain/address-book';
import type { InMemoryAddressBookRepository } from './in-memory-address-book.repository';
import type { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';

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

  async addressee(userId: string, addressId: string): Promise<Addressee | undefined> {
    const user = await this.users.findForChange(userId);
    const address = this.books.addressesOf(userId).find(({ id }) => id === addressId);
    return user && address && { userName: user.state.userName, email: user.state.email, address };
  }
}
