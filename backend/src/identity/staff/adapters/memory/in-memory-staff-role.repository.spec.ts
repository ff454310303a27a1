import { InMemoryUnitOfWork } from '../../../../../test/support/memory/in-memory-unit-of-work';
import { describeStaffRoleRepository } from '../../application/staff-role-repository.contract';
import { InMemoryStaffRoleRepository } from './in-memory-staff-role.repository';

describe('roles of the staff in memory', () => {
  const roles = new InMemoryStaffRoleRepository();
  describeStaffRoleRepository(() => ({ roles, unitOfWork: new InMemoryUnitOfWork() }));
});
