import { AddressBook } from './address-book';
import { NoSuchAddress, TooManyAddresses } from './address.errors';

const home = { address: '1 Mill Lane', city: 'Leeds', pincode: 'LS1', phone: '0113', notes: 'Ring twice' };
const office = { ...home, address: '2 Dock Street', notes: 'Reception' };

const bookOf = (...saved: (typeof home)[]) => {
  const book = AddressBook.restore('a-user', []);
  for (const fields of saved) book.add(fields);
  return book;
};

describe('an address book', () => {
  it('keeps addresses in the order in which they were added', () => {
    expect(bookOf(home, office).addresses).toMatchObject([home, office]);
  });

  it('holds at most three', () => {
    const book = bookOf(home, home, home);
    expect(() => book.add(office)).toThrow(new TooManyAddresses());
    expect(book.addresses).toMatchObject([home, home, home]);
  });

  it('accepts another one after one of three is removed', () => {
    const book = bookOf(home, home, home);
    book.remove(book.addresses[1]!.id);
    book.add(office);
    expect(book.addresses).toMatchObject([home, home, office]);
  });

  it('edits an address in its place, and keeps its id', () => {
    const book = bookOf(home, home);
    const [first, second] = book.addresses;
    book.edit(first!.id, office);
    expect(book.addresses).toEqual([{ ...first, ...office }, second]);
  });

  it('keeps recipient, country and region in an edit that does not name them', () => {
    const book = bookOf();
    const names = { recipient: 'Ann Lee', country: 'IE', region: 'Cork' };
    const { id } = book.add({ ...home, ...names });
    expect(book.edit(id, office)).toEqual({ ...office, ...names, id });
    expect(book.edit(id, { ...office, recipient: 'Bo Ryan' })).toMatchObject({
      recipient: 'Bo Ryan',
      country: 'IE',
    });
  });

  it('refuses to edit or remove an unknown address', () => {
    const book = bookOf(home);
    expect(() => book.edit('elsewhere', office)).toThrow(NoSuchAddress);
    expect(() => book.remove('elsewhere')).toThrow(NoSuchAddress);
    expect(book.addresses).toMatchObject([home]);
  });
});
