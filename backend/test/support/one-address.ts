import { IdentityFacade, type Recipient } from '../../src/identity/identity.facade';

/** Every shopper lives here. */
const recipient: Recipient = {
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

  async recipient(_userId: string, addressId: string): Promise<Recipient | undefined> {
    return addressId === 'home' ? recipient : undefined;
  }

  holder = async () => recipient;
}
