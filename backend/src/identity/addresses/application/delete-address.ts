import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { AddressBookRepository } from './ports';

interface DeleteAddressInput {
  userId: string;
  addressId: string;
}

export class DeleteAddress {
  constructor(
    private readonly books: AddressBookRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchAddress */
  execute({ userId, addressId }: DeleteAddressInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const book = await this.books.lockOrCreate(userId);
      book.remove(addressId);
      await this.books.save(book);
    });
  }
}
