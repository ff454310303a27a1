import { EmailProofs } from '../../../email-proofs';
import type { UserRepository } from '../../../users/application/ports';
import type { ProveEmail } from '../../application/prove-email';
import type { RequestEmailProof } from '../../application/request-email-proof';

export class InProcessEmailProofs extends EmailProofs {
  constructor(
    private readonly users: UserRepository,
    private readonly requestEmailProof: RequestEmailProof,
    private readonly proveEmail: ProveEmail,
  ) {
    super();
  }

  provedEmail(userId: string): Promise<string | undefined> {
    return this.users.provedEmailOf(userId);
  }

  sendCode(userId: string): Promise<void> {
    return this.requestEmailProof.execute(userId);
  }

  proveBy(code: string, userId: string): Promise<string | undefined> {
    return this.proveEmail.execute({ userId, code });
  }
}
