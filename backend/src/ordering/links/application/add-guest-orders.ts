import type { EmailProofs } from '../../../identity/email-proofs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { GuestOrders } from './ports';

/** Adds the orders of guests with the account's address, if it is proved that the user reads its mailbox; otherwise a code shall prove it. */
export class AddGuestOrders {
  constructor(
    private readonly proofs: EmailProofs,
    private readonly orders: GuestOrders,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * @returns how many were added; null when a code was sent, whether or not there are any
   * @throws NoMailServer, TooManyAttempts
   */
  async execute(userId: string): Promise<number | null> {
    const email = await this.proofs.provedEmail(userId);
    if (email !== undefined) return this.unitOfWork.run(() => this.orders.claimAll(email, userId));
    await this.proofs.sendCode(userId);
    return null;
  }

  /** @returns how many could be added at once; null when a code is needed first */
  async preview(userId: string): Promise<number | null> {
    const email = await this.proofs.provedEmail(userId);
    return email === undefined ? null : this.orders.countUnclaimed(email);
  }
}
