import type { Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { permissions } from '../../../../shared/access/permission';
import { StaffRoleRepository } from '../../application/ports';
import { ownerRoleId, StaffRole } from '../../domain/staff-role';
import type { StaffRoleRow } from './staff-role.table';

export class TypeOrmStaffRoleRepository extends StaffRoleRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<StaffRoleRow>,
  ) {
    super();
  }

  async lockStaff(): Promise<void> {
    // Others may go on to name the role, as a new owner does.
    await this.roles.findOne({ where: { id: ownerRoleId }, lock: { mode: 'for_no_key_update' } });
  }

  async find(id: string): Promise<StaffRole | undefined> {
    const row = await this.roles.findOneBy({ id });
    return row ? toStaffRole(row) : undefined;
  }

  isNameTaken(name: string, ownId: string): Promise<boolean> {
    return this.roles
      .createQueryBuilder('role')
      .where('lower(role.name) = lower(:name) AND role.id <> :ownId', { name, ownId })
      .getExists();
  }

  async add(role: StaffRole): Promise<void> {
    await this.roles.insert(toRow(role));
  }

  async save(role: StaffRole): Promise<void> {
    await this.roles.update(role.state.id, toRow(role));
  }

  async delete(id: string): Promise<void> {
    await this.roles.delete(id);
  }

  private get roles(): Repository<StaffRoleRow> {
    return this.database.repository(this.rows);
  }
}

const toRow = ({ state }: StaffRole): StaffRoleRow => ({ ...state, permissions: [...state.permissions] });

/** A server of another version may have written permissions that this one does not know. */
export const toStaffRole = ({ id, name, isOwner, refundLimitCents, ...row }: StaffRoleRow): StaffRole =>
  StaffRole.restore({
    ...{ id, name, isOwner, refundLimitCents },
    permissions: permissions.filter((one) => row.permissions.includes(one)),
  });
