import type { AddressQueries, UserRepository } from '../../application/ports';
import { IdentityFacade, type Recipient } from '../../identity.facade';

export class InProcessIdentityFacade extends IdentityFacade {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressQueries,
  ) {
    super();
  }

  assertNotBlocked(userId: string): Promise<void> {
    return this.users.assertNotBlocked(userId);
  }

  recipient(userId: string, addressId: string): Promise<Recipient | undefined> {
    return this.addresses.recipient(userId, addressId);
  }
}
