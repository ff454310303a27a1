import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Address, GivenAddress } from '../domain/address-book';
import type { AddressBookRepository } from './ports';

interface AddAddressInput {
  userId: string;
  fields: GivenAddress;
}

export class AddAddress {
  constructor(
    private readonly books: AddressBookRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws TooManyAddresses */
  execute({ userId, fields }: AddAddressInput): Promise<Address> {
    return this.unitOfWork.run(async () => {
      const book = await this.books.lockOrCreate(userId);
      const added = book.add(fields);
      await this.books.save(book);
      return added;
    });
  }
}
