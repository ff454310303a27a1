import { newId } from '../../shared/ids';
import { NoSuchAddress, TooManyAddresses } from './identity.errors';

const maxAddresses = 3;

export interface AddressFields {
  address: string;
  city: string;
  pincode: string;
  phone: string;
  notes: string;
}

export interface Address extends AddressFields {
  id: string;
}

/** The places that one shopper has parcels sent to. */
export class AddressBook {
  private constructor(
    readonly userId: string,
    private own: readonly Address[],
  ) {}

  static restore(userId: string, addresses: readonly Address[]): AddressBook {
    return new AddressBook(userId, addresses);
  }

  /** @throws TooManyAddresses */
  add(fields: AddressFields): Address {
    if (this.own.length >= maxAddresses) throw new TooManyAddresses();
    const added = { ...fields, id: newId() };
    this.own = [...this.own, added];
    return added;
  }

  /** @throws NoSuchAddress */
  edit(addressId: string, fields: AddressFields): Address {
    const edited = { ...this.find(addressId), ...fields };
    this.own = this.own.map((one) => (one.id === addressId ? edited : one));
    return edited;
  }

  /** @throws NoSuchAddress */
  remove(addressId: string): void {
    const removed = this.find(addressId);
    this.own = this.own.filter((one) => one !== removed);
  }

  /** In the order in which they were added. */
  get addresses(): readonly Address[] {
    return this.own;
  }

  private find(addressId: string): Address {
    const found = this.own.find(({ id }) => id === addressId);
    if (!found) throw new NoSuchAddress();
    return found;
  }
}
