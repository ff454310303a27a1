import type { EmailProofs } from '../../../identity/email-proofs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { WrongCode } from './link.errors';
import type { GuestOrders } from './ports';

/** Adds the orders of guests with the account's address once a code has shown that the user reads its mailbox. */
export class ConfirmGuestOrders {
  constructor(
    private readonly proofs: EmailProofs,
    private readonly orders: GuestOrders,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @returns how many were added @throws WrongCode */
  async execute({ userId, code }: { userId: string; code: string }): Promise<number> {
    const added = await this.unitOfWork.run(async () => {
      const email = await this.proofs.proveBy(code, userId);
      return email === undefined ? undefined : this.orders.claimAll(email, userId);
    });
    // A wrong code is counted, so the refusal comes after the transaction.
    if (added === undefined) throw new WrongCode();
    return added;
  }
}
