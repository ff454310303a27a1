import { StaffRoleRepository } from '../../application/ports';
import { ownerRoleId, StaffRole, type StaffRoleState } from '../../domain/staff-role';

const owner: StaffRoleState = {
  id: ownerRoleId,
  name: 'Owner',
  isOwner: true,
  permissions: [],
  refundLimitCents: null,
};

export class InMemoryStaffRoleRepository extends StaffRoleRepository {
  private readonly roles = new Map<string, StaffRoleState>([[ownerRoleId, owner]]);

  async lockStaff(): Promise<void> {
    // A unit of work in memory runs alone.
  }

  async find(id: string): Promise<StaffRole | undefined> {
    const found = this.roles.get(id);
    return found && StaffRole.restore({ ...found });
  }

  async isNameTaken(name: string, ownId: string): Promise<boolean> {
    const wanted = name.toLowerCase();
    return [...this.roles.values()].some((role) => role.id !== ownId && role.name.toLowerCase() === wanted);
  }

  async add(role: StaffRole): Promise<void> {
    await this.save(role);
  }

  async save({ state }: StaffRole): Promise<void> {
    this.roles.set(state.id, { ...state });
  }

  async delete(id: string): Promise<void> {
    this.roles.delete(id);
  }
}
