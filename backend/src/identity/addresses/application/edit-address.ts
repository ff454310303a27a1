import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Address, GivenAddress } from '../domain/address-book';
import type { AddressBookRepository } from './ports';

interface EditAddressInput {
  userId: string;
  addressId: string;
  fields: GivenAddress;
}

export class EditAddress {
  constructor(
    private readonly books: AddressBookRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchAddress */
  execute({ userId, addressId, fields }: EditAddressInput): Promise<Address> {
    return this.unitOfWork.run(async () => {
      const book = await this.books.lockOrCreate(userId);
      const edited = book.edit(addressId, fields);
      await this.books.save(book);
      return edited;
    });
  }
}
