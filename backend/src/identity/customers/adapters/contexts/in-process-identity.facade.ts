import { e164Of } from '../../../../shared/addresses/phone-number';
import type { AddressQueries } from '../../../addresses/application/ports';
import type { UserRepository } from '../../../users/application/ports';
import {
  type BuyerContact,
  BuyerRefused,
  type GivenGuest,
  type GuestContact,
  type Holder,
  IdentityFacade,
} from '../../../identity.facade';
import type { Clock } from '../../../../shared/time/clock';
import type { Visits } from '../../../visits';
import type { StaffQueries } from '../../../staff/application/ports';
import { RefundBeyondRole } from '../../../staff/domain/staff.errors';
import type { Money } from '../../../../shared/money';
import type { UserNames } from '../../../user-names';

export class InProcessIdentityFacade extends IdentityFacade {
  constructor(
    private readonly users: UserRepository,
    private readonly addresses: AddressQueries,
    private readonly names: UserNames,
    private readonly staff: StaffQueries,
    private readonly visits: Visits,
    private readonly clock: Clock,
  ) {
    super();
  }

  assertNotBlocked(userId: string): Promise<void> {
    return this.users.assertNotBlocked(userId);
  }

  async isBlocked(userId: string, guestsEmail?: string): Promise<boolean> {
    if (await this.users.isBlocked(userId)) return true;
    return guestsEmail !== undefined && this.users.isEmailBlocked(guestsEmail);
  }

  async guestContact(visitorId: string, guest: GivenGuest, shopCountry: string): Promise<GuestContact> {
    await this.visits.hold(visitorId);
    const email = guest.email.toLowerCase();
    if (await this.users.isEmailBlocked(email)) throw new BuyerRefused();
    const userName = guest.address?.recipient ?? guest.userName ?? email;
    await this.users.saveGuest({ id: visitorId, userName, email }, this.clock.now());
    if (!guest.address) return { userName, email, address: null };
    const country = guest.address.country ?? shopCountry;
    const phoneE164 = e164Of(guest.address.phone, country);
    return { userName, email, address: { ...guest.address, addressId: '', country, phoneE164 } };
  }

  guestsOf(userId: string): Promise<string[]> {
    return this.visits.mergedInto(userId);
  }

  cartOwner(guestId: string): Promise<string> {
    return this.visits.ownerOf(guestId);
  }

  async holder(userId: string): Promise<Holder | undefined> {
    const [userName, email] = [
      (await this.names.of([userId])).get(userId),
      (await this.names.emailsOf([userId])).get(userId),
    ];
    return userName === undefined || email === undefined ? undefined : { userName, email };
  }

  async assertMayRefund(userId: string, amount: Money | 'any'): Promise<void> {
    const role = await this.staff.roleOf(userId);
    if (!role?.mayRefund(amount)) throw new RefundBeyondRole(role);
  }

  async buyerContact(
    userId: string,
    addressId: string,
    shopCountry: string,
  ): Promise<BuyerContact | undefined> {
    const found = await this.addresses.addressee(userId, addressId);
    if (!found) return undefined;
    const { userName, email, address: saved } = found;
    const { id, ...fields } = saved;
    const country = fields.country ?? shopCountry;
    const recipient = fields.recipient ?? userName;
    const phoneE164 = e164Of(fields.phone, country);
    return { userName, email, address: { ...fields, addressId: id, recipient, country, phoneE164 } };
  }
}
