import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { describeStaffRoleRepository } from '../../application/staff-role-repository.contract';
import { StaffRoleRow } from './staff-role.table';
import { TypeOrmStaffRoleRepository } from './typeorm-staff-role.repository';

describe('roles of the staff in Postgres', () => {
  const postgres = testDatabase();
  const roles = () => new TypeOrmStaffRoleRepository(postgres().database, postgres().rows(StaffRoleRow));
  describeStaffRoleRepository(() => ({ roles: roles(), unitOfWork: postgres().unitOfWork }));

  it('still know those of a later version, and leave its permissions out', async () => {
    await postgres().database.dataSource.query(
      `INSERT INTO identity.staff_roles VALUES ('0199c6a0-0000-7000-8000-0000000000b1', 'Later', false,
       '{orders.read,drones.fly}', NULL)`,
    );
    const role = await roles().find('0199c6a0-0000-7000-8000-0000000000b1');
    expect(role?.state.permissions).toEqual(['orders.read']);
  });
});
