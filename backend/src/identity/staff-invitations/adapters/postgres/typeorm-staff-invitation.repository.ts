import sql from 'sql-template-tag';
import { type FindOptionsWhere, IsNull, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { StaffInvitationRepository } from '../../application/ports';
import { StaffInvitation } from '../../domain/staff-invitation';
import type { StaffInvitationRow } from './staff-invitation.table';

export class TypeOrmStaffInvitationRepository extends StaffInvitationRepository {
  constructor(
    private readonly database: Database,
    private readonly rows: Repository<StaffInvitationRow>,
  ) {
    super();
  }

  async add({ state }: StaffInvitation): Promise<void> {
    await this.invitations.insert(state);
  }

  async findByToken(tokenHash: string): Promise<StaffInvitation | undefined> {
    const row = await this.invitations.findOneBy({ tokenHash });
    return row ? StaffInvitation.restore(row) : undefined;
  }

  findForChange(id: string): Promise<StaffInvitation | undefined> {
    return this.lock({ id });
  }

  findBySendingForChange(sendingId: string): Promise<StaffInvitation | undefined> {
    return this.lock({ sendingId });
  }

  findByTokenForChange(tokenHash: string): Promise<StaffInvitation | undefined> {
    return this.lock({ tokenHash });
  }

  isInvited(email: string): Promise<boolean> {
    return this.invitations.existsBy({
      email: email.toLowerCase(),
      acceptedAt: IsNull(),
      revokedAt: IsNull(),
    });
  }

  async save({ state: { id, ...changed } }: StaffInvitation): Promise<void> {
    await this.invitations.update({ id }, changed);
  }

  deleteOverBefore(time: Date, limit: number): Promise<number> {
    return deleteLimited(
      this.database,
      sql`identity.staff_invitations`,
      sql`coalesce(accepted_at, revoked_at, expires_at) < ${time}`,
      limit,
    );
  }

  private async lock(where: FindOptionsWhere<StaffInvitationRow>): Promise<StaffInvitation | undefined> {
    const row = await this.invitations.findOne({ where, lock: { mode: 'pessimistic_write' } });
    return row ? StaffInvitation.restore(row) : undefined;
  }

  private get invitations(): Repository<StaffInvitationRow> {
    return this.database.repository(this.rows);
  }
}
