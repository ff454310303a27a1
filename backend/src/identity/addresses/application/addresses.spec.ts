import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryAddressBookRepository } from '../adapters/memory/in-memory-address-book.repository';
import { NoSuchAddress, TooManyAddresses } from '../domain/address.errors';
import { AddAddress } from './add-address';
import { DeleteAddress } from './delete-address';
import { EditAddress } from './edit-address';

const home = { address: '1 Mill Lane', city: 'Leeds', pincode: 'LS1', phone: '0113', notes: 'Ring twice' };
const office = { ...home, address: '2 Dock Street', notes: 'Reception' };
const unnamed = { recipient: null, country: null, region: '' };

describe("a shopper's saved addresses", () => {
  const setUp = () => {
    const books = new InMemoryAddressBookRepository();
    const unitOfWork = new InMemoryUnitOfWork(books);
    return {
      addressesOf: (userId: string) => books.addressesOf(userId),
      addAddress: new AddAddress(books, unitOfWork),
      editAddress: new EditAddress(books, unitOfWork),
      deleteAddress: new DeleteAddress(books, unitOfWork),
    };
  };

  it('are added, edited and deleted', async () => {
    const { addressesOf, addAddress, editAddress, deleteAddress } = setUp();
    const first = await addAddress.execute({ userId: 'sam', fields: home });
    const second = await addAddress.execute({ userId: 'sam', fields: home });
    const edited = await editAddress.execute({ userId: 'sam', addressId: second.id, fields: office });
    expect(addressesOf('sam')).toEqual([first, { ...unnamed, ...office, id: second.id }]);
    expect(edited).toEqual({ ...unnamed, ...office, id: second.id });
    await deleteAddress.execute({ userId: 'sam', addressId: first.id });
    expect(addressesOf('sam')).toEqual([edited]);
  });

  it('are at most three', async () => {
    const { addressesOf, addAddress } = setUp();
    for (let count = 0; count < 3; count++) await addAddress.execute({ userId: 'sam', fields: home });
    await expect(addAddress.execute({ userId: 'sam', fields: home })).rejects.toThrow(TooManyAddresses);
    expect(addressesOf('sam')).toHaveLength(3);
    await addAddress.execute({ userId: 'kim', fields: home });
  });

  it("can't be changed by another shopper", async () => {
    const { addressesOf, addAddress, editAddress, deleteAddress } = setUp();
    const { id: addressId } = await addAddress.execute({ userId: 'sam', fields: home });
    const edit = editAddress.execute({ userId: 'kim', addressId, fields: office });
    await expect(edit).rejects.toThrow(NoSuchAddress);
    await expect(deleteAddress.execute({ userId: 'kim', addressId })).rejects.toThrow(NoSuchAddress);
    expect(addressesOf('sam')).toMatchObject([home]);
  });
});
