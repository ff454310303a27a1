import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { InMemoryStaffRoleRepository } from '../../../staff/adapters/memory/in-memory-staff-role.repository';
import { InMemoryUserRepository } from '../../../users/adapters/memory/in-memory-user.repository';
import { describeStaffInvitationRepository } from '../../application/staff-invitation-repository.contract';
import { InMemoryStaffInvitationRepository } from './in-memory-staff-invitation.repository';

describe('invitations to the staff in memory', () => {
  const roles = new InMemoryStaffRoleRepository();
  const invitations = new InMemoryStaffInvitationRepository(roles);
  const users = new InMemoryUserRepository();
  const unitOfWork = new InMemoryUnitOfWork();
  describeStaffInvitationRepository(() => ({ invitations, roles, users, unitOfWork }));
});
