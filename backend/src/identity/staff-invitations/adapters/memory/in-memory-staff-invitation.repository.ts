import type { StaffRoleRepository } from '../../../staff/application/ports';
import { StaffInvitationRepository } from '../../application/ports';
import { StaffInvitation, type StaffInvitationState } from '../../domain/staff-invitation';

export class InMemoryStaffInvitationRepository extends StaffInvitationRepository {
  private readonly invitations = new Map<string, StaffInvitationState>();

  /** @param roles an invitation forgets a role that was deleted */
  constructor(private readonly roles: StaffRoleRepository) {
    super();
  }

  async add({ state }: StaffInvitation): Promise<void> {
    this.invitations.set(state.id, { ...state });
  }

  findForChange(id: string): Promise<StaffInvitation | undefined> {
    return this.findBy((own) => own.id === id);
  }

  findBySendingForChange(sendingId: string): Promise<StaffInvitation | undefined> {
    return this.findBy((own) => own.sendingId === sendingId);
  }

  findByToken(tokenHash: string): Promise<StaffInvitation | undefined> {
    return this.findBy((own) => own.tokenHash === tokenHash);
  }

  findByTokenForChange(tokenHash: string): Promise<StaffInvitation | undefined> {
    return this.findByToken(tokenHash);
  }

  async isInvited(email: string): Promise<boolean> {
    const wanted = email.toLowerCase();
    return [...this.invitations.values()].some(
      (own) => own.email === wanted && !own.acceptedAt && !own.revokedAt,
    );
  }

  async save({ state }: StaffInvitation): Promise<void> {
    this.invitations.set(state.id, { ...state });
  }

  async deleteOverBefore(time: Date, limit: number): Promise<number> {
    const isOver = (own: StaffInvitationState) => (own.acceptedAt ?? own.revokedAt ?? own.expiresAt) < time;
    const old = [...this.invitations.values()].filter(isOver).slice(0, limit);
    for (const { id } of old) this.invitations.delete(id);
    return old.length;
  }

  private async findBy(
    isWanted: (own: StaffInvitationState) => boolean,
  ): Promise<StaffInvitation | undefined> {
    const state = [...this.invitations.values()].find(isWanted);
    if (!state) return undefined;
    const hasRole = state.roleId !== null && (await this.roles.find(state.roleId)) !== undefined;
    return StaffInvitation.restore({ ...state, roleId: hasRole ? state.roleId : null });
  }
}
