import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryJobs } from '../../../../test/support/memory/in-memory-jobs';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { InMemoryLoginAttempts } from '../../passwords/adapters/memory/in-memory-login-attempts';
import { InMemoryEmailChangeRepository } from '../../own-account/adapters/memory/in-memory-email-change.repository';
import { InMemoryPasswordResetRepository } from '../../password-resets/adapters/memory/in-memory-password-reset.repository';
import { InMemoryStaffRoleRepository } from '../../staff/adapters/memory/in-memory-staff-role.repository';
import { InMemoryStaffInvitationRepository } from '../../staff-invitations/adapters/memory/in-memory-staff-invitation.repository';
import { StaffInvitation } from '../../staff-invitations/domain/staff-invitation';
import { InMemorySessionRepository } from '../../sessions/adapters/memory/in-memory-session.repository';
import { InMemoryUserRepository } from '../../users/adapters/memory/in-memory-user.repository';
import { LoginLimits } from '../../passwords/domain/backoff';
import { Session, SessionLifetime } from '../../sessions/domain/session';
import { ClearOut } from './clear-out';
import { aUser } from '../../users/application/user-repository.contract';

describe('clearing out', () => {
  const setUp = async () => {
    const clock = new FixedClock();
    const users = new InMemoryUserRepository();
    const sessions = new InMemorySessionRepository(users);
    const jobs = new InMemoryJobs(clock);
    const attempts = new InMemoryLoginAttempts(new LoginLimits(3, 5), clock);
    const resets = new InMemoryPasswordResetRepository();
    const emailChanges = new InMemoryEmailChangeRepository();
    const unitOfWork = new InMemoryUnitOfWork(sessions, jobs);
    const invitations = new InMemoryStaffInvitationRepository(new InMemoryStaffRoleRepository());
    const clearOut = new ClearOut(
      ...([sessions, attempts, resets, emailChanges, invitations, jobs, unitOfWork, clock] as const),
    );
    const user = aUser();
    await users.add(user);
    const session = Session.open(
      { userId: user.state.id, device: 'Chrome on Windows' },
      SessionLifetime.ofMinutes(60),
      clock.now(),
    );
    await sessions.save(session);
    const isKept = async () => (await sessions.findWithUser(session.state.id)) !== undefined;
    const dueIn = () =>
      [...jobs.waiting.values()].map(({ at }) => (at.getTime() - clock.now().getTime()) / 60_000);
    const invited = {
      userName: 'Kim',
      email: 'kim@haberdash.test',
      roleId: newId(),
      inviterId: user.state.id,
    };
    const invitation = StaffInvitation.create(invited, clock.now());
    await invitations.add(invitation);
    const isInvitationKept = async () => (await invitations.findForChange(invitation.state.id)) !== undefined;
    return { clock, clearOut, isKept, isInvitationKept, dueIn };
  };

  it('deletes a session a day after it expired', async () => {
    const { clock, clearOut, isKept } = await setUp();
    clock.advanceMinutes(25 * 60);
    await clearOut.execute();
    expect(await isKept()).toBe(true);
    clock.advanceMinutes(1);
    await clearOut.execute();
    expect(await isKept()).toBe(false);
  });

  it('deletes an invitation to the staff thirty days after it expired', async () => {
    const { clock, clearOut, isInvitationKept } = await setUp();
    clock.advanceMinutes(37 * 24 * 60);
    await clearOut.execute();
    expect(await isInvitationKept()).toBe(true);
    clock.advanceMinutes(1);
    await clearOut.execute();
    expect(await isInvitationKept()).toBe(false);
  });

  it('is scheduled once, runs at once and again each hour', async () => {
    const { clearOut, dueIn } = await setUp();
    await clearOut.begin();
    await clearOut.begin();
    expect(dueIn()).toEqual([0]);
    await clearOut.execute();
    await clearOut.execute();
    expect(dueIn()).toEqual([60]);
  });
});
