import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { InMemorySessionRepository } from '../../../src/identity/sessions/adapters/memory/in-memory-session.repository';
import { InMemoryStaffRoleRepository } from '../../../src/identity/staff/adapters/memory/in-memory-staff-role.repository';
import { ChangeStaffRole } from '../../../src/identity/staff/application/change-staff-role';
import { DismissStaff } from '../../../src/identity/staff/application/dismiss-staff';
import { EndStaffSessions } from '../../../src/identity/staff/application/end-staff-sessions';
import { ResetStaffSecondFactor } from '../../../src/identity/staff/application/reset-staff-second-factor';
import { EditRoles } from '../../../src/identity/staff/application/edit-roles';
import { LastOwner } from '../../../src/identity/staff/application/last-owner';
import { StaffChanges } from '../../../src/identity/staff/application/staff-changes';
import { type GivenRole, ownerRoleId, StaffRole } from '../../../src/identity/staff/domain/staff-role';
import { InMemoryUserRepository } from '../../../src/identity/users/adapters/memory/in-memory-user.repository';
import { User } from '../../../src/identity/users/domain/user';
import { newId } from '../../../src/shared/ids';
import { FixedActor } from '../memory/fixed-actor';
import { FixedClock } from '../memory/fixed-clock';
import { InMemoryOutbox } from '../memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../memory/in-memory-unit-of-work';

/** The staff of a shop, in memory. @param further adapters that take part in its transactions */
export function staffInMemory(roles = new InMemoryStaffRoleRepository(), further: object[] = []) {
  const clock = new FixedClock();
  const users = new InMemoryUserRepository();
  const sessions = new InMemorySessionRepository(users, roles);
  const audit = new InMemoryAuditTrail(new FixedActor());
  const outbox = new InMemoryOutbox();
  const unitOfWork = new InMemoryUnitOfWork(users, roles, sessions, audit, outbox, ...further);
  const changes = new StaffChanges(users, roles, unitOfWork);
  const lastOwner = new LastOwner(users);

  const hire = async (staffRoleId: string) => {
    const email = `${newId()}@haberdash.test`;
    const given = { userName: 'Pat', email, passwordHash: 'hash', role: 'admin', staffRoleId } as const;
    const user = User.create(given, clock.now());
    await users.add(user);
    return user.state.id;
  };
  const aRole = async (given: Partial<GivenRole>) => {
    const role = StaffRole.create({ name: newId(), permissions: [], refundLimitCents: null, ...given });
    await roles.add(role);
    return role.state.id;
  };
  return {
    ...{ clock, users, roles, sessions, audit, outbox, unitOfWork, changes, hire, aRole },
    anOwner: () => hire(ownerRoleId),
    roleIdOf: async (userId: string) => (await users.findForChange(userId))?.state.staffRoleId,
    editRoles: new EditRoles(changes, users, roles, audit),
    changeStaffRole: new ChangeStaffRole(changes, users, roles, lastOwner, audit),
    endStaffSessions: new EndStaffSessions(changes, sessions, audit, clock),
    resetStaffSecondFactor: new ResetStaffSecondFactor(changes, users, sessions, audit, outbox, clock),
    dismissStaff: new DismissStaff(changes, users, sessions, lastOwner, audit, clock),
  };
}
