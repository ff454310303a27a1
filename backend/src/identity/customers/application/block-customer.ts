import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchCustomer } from '../domain/customer.errors';
import type { User } from '../../users/domain/user';
import type { SessionRepository } from '../../sessions/application/ports';
import type { UserRepository } from '../../users/application/ports';

interface BlockCustomerInput {
  userId: string;
  /** An undefined reason unblocks the customer. */
  reason: string | undefined;
}

/** Ends a customer's sessions, and lets them neither sign in nor order any more; or lets them again. */
export class BlockCustomer {
  constructor(
    private readonly users: UserRepository,
    private readonly sessions: SessionRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** A login that is under way waits for the user's lock or has opened its session before. @throws NoSuchCustomer, AdminCannotBeBlocked, CustomerForgotten */
  execute({ userId, reason }: BlockCustomerInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(userId);
      if (!user) throw new NoSuchCustomer();
      const before = auditedFields(user);
      if (reason === undefined) user.unblock();
      else user.block(reason, this.clock.now());
      await this.users.save(user);
      if (reason !== undefined) await this.sessions.revokeAll(userId, this.clock.now());
      await this.audit.record({
        subject: 'customer',
        subjectId: userId,
        label: user.state.userName,
        action: reason === undefined ? 'unblocked' : 'blocked',
        before,
        after: auditedFields(user),
      });
    });
  }
}

const auditedFields = ({ state: { blocked } }: User) => ({ blocked: blocked?.reason ?? null });
