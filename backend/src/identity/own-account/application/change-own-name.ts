import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { UserRepository } from '../../users/application/ports';
import { NoSuchUser } from '../../users/domain/user.errors';
import { accountEntry } from './account-entry';

interface ChangeOwnNameInput {
  userId: string;
  userName: string;
}

export class ChangeOwnName {
  constructor(
    private readonly users: UserRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchUser */
  execute({ userId, userName }: ChangeOwnNameInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(userId);
      if (!user) throw new NoSuchUser();
      const before = user.state.userName;
      if (before === userName) return;
      user.rename(userName);
      await this.users.save(user);
      const changes = { before: { name: before }, after: { name: userName } };
      await this.audit.record(accountEntry(user, 'name changed', changes));
    });
  }
}
