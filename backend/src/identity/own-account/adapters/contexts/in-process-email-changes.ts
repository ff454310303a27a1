import type { Clock } from '../../../../shared/time/clock';
import type { UnitOfWork } from '../../../../shared/unit-of-work';
import { EmailChanges } from '../../../email-changes';
import type { EmailChangeRepository, EmailCodes } from '../../application/ports';

export class InProcessEmailChanges extends EmailChanges {
  constructor(
    private readonly changes: EmailChangeRepository,
    private readonly codes: EmailCodes,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async addressesOf(changeId: string): Promise<{ newEmail: string; oldEmail: string } | undefined> {
    const change = await this.changes.find(changeId);
    if (!change) return undefined;
    const { newEmail, oldEmail } = change.state;
    return { newEmail, oldEmail };
  }

  writeCode(changeId: string): Promise<{ code: string } | undefined> {
    return this.unitOfWork.run(async () => {
      const change = await this.changes.findForChange(changeId);
      if (!change?.isOpen(this.clock.now())) return undefined;
      const { code, hash } = this.codes.create(changeId);
      change.writeCode(hash);
      await this.changes.save(change);
      return { code };
    });
  }
}
