import type { AddressQueries } from '../../application/ports';
import { IdentityFacade, type Recipient } from '../../identity.facade';

export class InProcessIdentityFacade extends IdentityFacade {
  constructor(private readonly addresses: AddressQueries) {
    super();
  }

  recipient(userId: string, addressId: string): Promise<Recipient | undefined> {
    return this.addresses.recipient(userId, addressId);
  }
}
