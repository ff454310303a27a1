import { newId } from '../../../shared/ids';
import { NoSuchAddress, TooManyAddresses } from './address.errors';

const maxAddresses = 3;

export interface AddressFields {
  /** Null means the name of the account. */
  recipient: string | null;
  /** ISO 3166-1 alpha-2. Null: the shop's. */
  country: string | null;
  address: string;
  city: string;
  /** The region as an address writes it; '' for none. */
  region: string;
  pincode: string;
  phone: string;
  notes: string;
}

/** A client gives these fields. */
export type GivenAddress = Omit<AddressFields, 'recipient' | 'country' | 'region'> &
  Partial<Pick<AddressFields, 'recipient' | 'country' | 'region'>>;

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
  add(given: GivenAddress): Address {
    if (this.own.length >= maxAddresses) throw new TooManyAddresses();
    const added = { recipient: null, country: null, region: '', ...given, id: newId() };
    this.own = [...this.own, added];
    return added;
  }

  /** Fields that are not given stay. @throws NoSuchAddress */
  edit(addressId: string, given: GivenAddress): Address {
    const edited = { ...this.find(addressId), ...given };
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
