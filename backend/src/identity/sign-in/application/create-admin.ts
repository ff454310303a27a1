import type { AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { RegisterUser } from './register-user';

interface CreateAdminInput {
  userName: string;
  email: string;
  password: string;
}

/** For operators: no client makes an admin. */
export class CreateAdmin {
  constructor(
    private readonly registerUser: RegisterUser,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws EmailTaken */
  execute({ userName, email, password }: CreateAdminInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const subjectId = await this.registerUser.execute({ userName, email, password, role: 'admin' });
      const after = { email: email.toLowerCase() };
      await this.audit.record({ subject: 'admin', subjectId, label: userName, action: 'created', after });
    });
  }
}
