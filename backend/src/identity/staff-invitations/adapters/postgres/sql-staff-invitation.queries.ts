import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type ListedInvitation, StaffInvitationQueries } from '../../application/ports';

export class SqlStaffInvitationQueries extends StaffInvitationQueries {
  constructor(private readonly database: Database) {
    super();
  }

  waiting(): Promise<ListedInvitation[]> {
    return this.database.query<ListedInvitation>(sql`
      SELECT i.id, i.user_name AS "userName", i.email, i.role_id AS "roleId", i.inviter_id AS "inviterId",
             u.user_name AS "inviterName", i.expires_at AS "expiresAt"
        FROM identity.staff_invitations i JOIN identity.users u ON u.id = i.inviter_id
       WHERE i.accepted_at IS NULL AND i.revoked_at IS NULL
       ORDER BY i.expires_at DESC, i.id LIMIT 500`);
  }
}
