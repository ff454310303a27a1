import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { AddressBookRepository, AddressQueries } from './ports';
import type { UserRepository } from '../../users/application/ports';
import type { AddressBook } from '../domain/address-book';
import { aUser } from '../../users/application/user-repository.contract';

export const home = {
  address: '1 Mill Lane',
  city: 'Leeds',
  pincode: 'LS1',
  phone: '0113',
  notes: 'Ring twice',
};
export const office = {
  ...home,
  recipient: 'Ann Lee',
  country: 'IE',
  address: '2 Dock Street',
  region: 'Cork',
  notes: 'Reception',
};

interface World {
  books: AddressBookRepository;
  queries: AddressQueries;
  users: UserRepository;
  unitOfWork: UnitOfWork;
}

/** Tests the repository together with the read side beside it. */
export function describeAddressBookRepository(world: () => World): void {
  const newUser = async () => {
    const user = aUser();
    await world().users.add(user);
    return user.state;
  };
  const change = (userId: string, verb: (book: AddressBook) => void) =>
    world().unitOfWork.run(async () => {
      const book = await world().books.lockOrCreate(userId);
      verb(book);
      await world().books.save(book);
      return book.addresses;
    });
  const saved = async (userId: string) =>
    world().unitOfWork.run(async () => (await world().books.lockOrCreate(userId)).addresses);

  it('returns an empty book for a user without addresses', async () => {
    const { id } = await newUser();
    expect(await saved(id)).toEqual([]);
    expect(await world().queries.ofUser(id)).toEqual([]);
  });

  it('keeps addresses in the order in which they were added', async () => {
    const { id } = await newUser();
    await change(id, (book) => book.add(home));
    const both = await change(id, (book) => book.add(office));
    expect(both).toMatchObject([home, office]);
    expect(await saved(id)).toEqual(both);
    expect(await world().queries.ofUser(id)).toEqual(both);
  });

  it('keeps an edited address in its place', async () => {
    const { id } = await newUser();
    const [first] = await change(id, (book) => (book.add(home), book.add(home)));
    const edited = await change(id, (book) => book.edit(first!.id, office));
    expect(edited).toMatchObject([{ ...office, id: first!.id }, home]);
    expect(await saved(id)).toEqual(edited);
  });

  it('deletes removed addresses, also the last one', async () => {
    const { id } = await newUser();
    const [first, second] = await change(id, (book) => (book.add(home), book.add(office)));
    await change(id, (book) => book.remove(first!.id));
    expect(await saved(id)).toEqual([second]);
    await change(id, (book) => book.remove(second!.id));
    expect(await saved(id)).toEqual([]);
  });

  it('changes the book of one user only', async () => {
    const [mine, theirs] = [await newUser(), await newUser()];
    const before = await change(theirs.id, (book) => book.add(home));
    await change(mine.id, (book) => book.add(office));
    expect(await saved(theirs.id)).toEqual(before);
  });

  it("finds the addressee at the user's own addresses only", async () => {
    const [sam, other] = [await newUser(), await newUser()];
    const [first, second] = await change(sam.id, (book) => (book.add(home), book.add(office)));
    const { queries } = world();
    const { userName, email } = sam;
    expect(await queries.addressee(sam.id, first!.id)).toEqual({ userName, email, address: first });
    expect(await queries.addressee(sam.id, second!.id)).toEqual({ userName, email, address: second });
    expect(await queries.addressee(other.id, first!.id)).toBeUndefined();
    expect(await queries.addressee(sam.id, newId())).toBeUndefined();
  });
}
