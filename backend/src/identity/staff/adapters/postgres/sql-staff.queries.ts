import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { isoTime } from '../../../../platform/postgres/iso-time';
import { type RoleInUse, type StaffMember, StaffQueries } from '../../application/ports';
import type { StaffRole } from '../../domain/staff-role';
import type { StaffRoleRow } from './staff-role.table';
import { toStaffRole } from './typeorm-staff-role.repository';

export class SqlStaffQueries extends StaffQueries {
  constructor(private readonly database: Database) {
    super();
  }

  members(): Promise<StaffMember[]> {
    return this.database.query<StaffMember>(sql`
      SELECT id, user_name AS "userName", email, staff_role_id AS "roleId", ${isoTime(sql`last_seen_at`)} AS "lastSeenAt",
             coalesce((second_factor->>'isOn')::boolean, false) AS "hasSecondFactor"
        FROM identity.users WHERE role = 'admin' ORDER BY lower(user_name), id LIMIT 500`);
  }

  async roleOf(userId: string): Promise<StaffRole | undefined> {
    const [row] = await this.database.queryPrepared<StaffRoleRow>(sql`
      SELECT r.id, r.name, r.is_owner AS "isOwner", r.permissions, r.refund_limit_cents AS "refundLimitCents"
        FROM identity.users u JOIN identity.staff_roles r ON r.id = u.staff_role_id WHERE u.id = ${userId}`);
    return row && toStaffRole(row);
  }

  async roles(): Promise<RoleInUse[]> {
    const rows = await this.database.query<StaffRoleRow & { members: number }>(sql`
      SELECT id, name, is_owner AS "isOwner", permissions, refund_limit_cents AS "refundLimitCents",
             (SELECT count(*)::integer FROM identity.users u
               WHERE u.role = 'admin' AND u.staff_role_id = r.id) AS members
        FROM identity.staff_roles r ORDER BY is_owner DESC, lower(name) LIMIT 500`);
    return rows.map(({ members, ...row }) => ({ ...toStaffRole(row).state, members }));
  }
}
