import { e164Of } from '../../../../shared/addresses/phone-number';
import type { AddressQueries } from '../../../addresses/application/ports';
import type { UserRepository } from '../../../users/application/ports';
import { type Holder, IdentityFacade, type BuyerContact } from '../../../identity.facade';
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
  ) {
    super();
  }

  assertNotBlocked(userId: string): Promise<void> {
    return this.users.assertNotBlocked(userId);
  }

  isBlocked(userId: string): Promise<boolean> {
    return this.users.isBlocked(userId);
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
