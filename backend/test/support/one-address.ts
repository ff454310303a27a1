import {
  type BuyerContact,
  type GivenGuest,
  type GuestContact,
  IdentityFacade,
} from '../../src/identity/identity.facade';

/** Every shopper lives here. */
export const buyerContact: BuyerContact = {
  userName: 'Sam Shopper',
  email: 'sam@haberdash.test',
  address: {
    addressId: 'home',
    recipient: 'Ann Lee',
    address: '12 Needle Lane',
    city: 'T',
    region: '',
    pincode: 'P',
    country: 'GB',
    phone: '1',
    phoneE164: null,
    notes: 'N',
  },
};

/** Nobody can't order, and every shopper has one address. */
export class OneAddress extends IdentityFacade {
  async assertNotBlocked(): Promise<void> {}

  readonly blocked = new Set<string>();

  async isBlocked(userId: string): Promise<boolean> {
    return this.blocked.has(userId);
  }

  async buyerContact(_userId: string, addressId: string): Promise<BuyerContact | undefined> {
    return addressId === 'home' ? buyerContact : undefined;
  }

  async guestContact(
    _visitorId: string,
    { email, userName = email, address }: GivenGuest,
  ): Promise<GuestContact> {
    const { address: home } = buyerContact;
    return {
      userName,
      email,
      address: address && { ...home, ...address, country: address.country ?? home.country },
    };
  }

  guestsOf = async (): Promise<string[]> => [];

  cartOwner = async (guestId: string) => guestId;

  holder = async () => buyerContact;

  async assertMayRefund(): Promise<void> {}
}
