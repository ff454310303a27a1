import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { StaffRoleRow } from '../../../staff/adapters/postgres/staff-role.table';
import { TypeOrmStaffRoleRepository } from '../../../staff/adapters/postgres/typeorm-staff-role.repository';
import { TypeOrmUserRepository } from '../../../users/adapters/postgres/typeorm-user.repository';
import { UserRow } from '../../../users/adapters/postgres/user.table';
import { describeStaffInvitationRepository } from '../../application/staff-invitation-repository.contract';
import { StaffInvitationRow } from './staff-invitation.table';
import { TypeOrmStaffInvitationRepository } from './typeorm-staff-invitation.repository';

describe('invitations to the staff in Postgres', () => {
  const postgres = testDatabase();
  describeStaffInvitationRepository(() => {
    const { database, rows, unitOfWork } = postgres();
    return {
      invitations: new TypeOrmStaffInvitationRepository(database, rows(StaffInvitationRow)),
      roles: new TypeOrmStaffRoleRepository(database, rows(StaffRoleRow)),
      users: new TypeOrmUserRepository(database, rows(UserRow)),
      unitOfWork,
    };
  });
});
