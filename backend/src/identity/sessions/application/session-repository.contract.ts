import { permissions } from '../../../shared/access/permission';
import { newId } from '../../../shared/ids';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { SessionRepository } from './ports';
import type { UserRepository } from '../../users/application/ports';
import { Session, SessionLifetime } from '../domain/session';
import { ownerRoleId } from '../../staff/domain/staff-role';
import { User } from '../../users/domain/user';
import { aUser } from '../../users/application/user-repository.contract';

const hour = SessionLifetime.ofMinutes(60);
const now = new Date('2026-03-01T12:00:00Z');
const later = new Date('2026-03-01T12:30:00Z');

interface World {
  sessions: SessionRepository;
  users: UserRepository;
  unitOfWork: UnitOfWork;
}

export function describeSessionRepository(world: () => World): void {
  const openSession = async () => {
    const user = aUser();
    await world().users.add(user);
    const session = Session.open({ userId: user.state.id, device: 'Chrome on Windows' }, hour, now);
    await world().sessions.save(session);
    return { session, user };
  };
  const change = (id: string, verb: (session: Session) => void) =>
    world().unitOfWork.run(async () => {
      const session = await world().sessions.findForChange(id);
      verb(session!);
      await world().sessions.save(session!);
    });

  it('finds a session together with its user', async () => {
    const { session, user } = await openSession();
    const found = await world().sessions.findWithUser(session.state.id);
    expect(found?.session.state).toEqual(session.state);
    expect(found?.user.state).toEqual(user.state);
    expect(found?.staffRole).toBeUndefined();
  });

  it('finds the session of an admin together with the role', async () => {
    const ada = User.create(
      { userName: 'Ada', email: `${newId()}@haberdash.test`, passwordHash: 'hash', role: 'admin' },
      now,
    );
    await world().users.add(ada);
    const session = Session.open({ userId: ada.state.id, device: 'Chrome on Windows' }, hour, now);
    await world().sessions.save(session);
    const found = await world().sessions.findWithUser(session.state.id);
    expect(found?.staffRole?.state).toEqual({
      id: ownerRoleId,
      name: 'Owner',
      isOwner: true,
      permissions,
      refundLimitCents: null,
    });
  });

  it('finds nothing by an unknown id', async () => {
    const { sessions, unitOfWork } = world();
    expect(await sessions.findWithUser(newId())).toBeUndefined();
    expect(await unitOfWork.run(() => sessions.findForChange(newId()))).toBeUndefined();
  });

  it('saves a renewal and a revocation', async () => {
    const { session } = await openSession();
    const { id } = session.state;
    await change(id, (found) => found.renew(hour, later));
    await change(id, (found) => found.revoke(later));
    const found = await world().sessions.findWithUser(id);
    expect(found?.session.state).toMatchObject({ expiresAt: hour.endFrom(later), revokedAt: later });
  });

  it('lists the live sessions of a user, last used first', async () => {
    const { session: first, user } = await openSession();
    await openSession();
    const own = { userId: user.state.id, device: 'Firefox on Linux' };
    const second = Session.open(own, hour, later);
    const [expired, revoked] = [Session.open(own, hour, new Date(0)), Session.open(own, hour, later)];
    revoked.revoke(later);
    for (const session of [second, expired, revoked]) await world().sessions.save(session);
    const listed = async () =>
      (await world().sessions.findLive(user.state.id, later)).map(({ state }) => state);
    expect(await listed()).toEqual([second.state, first.state]);
    first.renew(hour, new Date(later.getTime() + 1));
    await world().sessions.save(first);
    expect(await listed()).toEqual([first.state, second.state]);
  });

  it('revokes all sessions of a user but one', async () => {
    const { session: kept, user } = await openSession();
    const { session: ofSomebodyElse } = await openSession();
    const [other, revoked] = [
      Session.open({ userId: user.state.id, device: 'Chrome on Windows' }, hour, now),
      Session.open({ userId: user.state.id, device: 'Chrome on Windows' }, hour, now),
    ];
    revoked.revoke(now);
    for (const session of [other, revoked]) await world().sessions.save(session);
    await world().sessions.revokeOthers(user.state.id, kept.state.id, later);
    const revokedAt = async ({ state }: Session) =>
      (await world().sessions.findWithUser(state.id))?.session.state.revokedAt;
    expect(await Promise.all([kept, ofSomebodyElse, other, revoked].map(revokedAt))).toEqual([
      null,
      null,
      later,
      now,
    ]);
  });

  it('revokes all sessions of a user', async () => {
    const { session, user } = await openSession();
    const { session: ofSomebodyElse } = await openSession();
    await world().sessions.revokeAll(user.state.id, later);
    const revokedAt = async ({ state }: Session) =>
      (await world().sessions.findWithUser(state.id))?.session.state.revokedAt;
    expect([await revokedAt(session), await revokedAt(ofSomebodyElse)]).toEqual([later, null]);
  });

  it('revokes the sessions of a user that were used longest ago, beyond a number', async () => {
    const { session: oldest, user } = await openSession();
    const { session: ofSomebodyElse } = await openSession();
    const newer = [1, 2].map((minute) =>
      Session.open(
        { userId: user.state.id, device: 'Safari' },
        hour,
        new Date(now.getTime() + minute * 60_000),
      ),
    );
    for (const session of newer) await world().sessions.save(session);
    await world().sessions.revokeBeyond(user.state.id, 2, later);
    const live = await world().sessions.findLive(user.state.id, later);
    expect(live.map(({ state }) => state.id)).toEqual(newer.map(({ state }) => state.id).reverse());
    const revokedAt = async ({ state }: Session) =>
      (await world().sessions.findWithUser(state.id))?.session.state.revokedAt;
    expect([await revokedAt(oldest), await revokedAt(ofSomebodyElse)]).toEqual([later, null]);
  });

  it('deletes sessions that expired before a time, and no others', async () => {
    const { session, user } = await openSession();
    const longOver = Session.open(
      { userId: user.state.id, device: 'Chrome on Windows' },
      hour,
      new Date('2026-02-27T12:00:00Z'),
    );
    await world().sessions.save(longOver);
    await world().sessions.deleteExpired(now, 10);
    expect(await world().sessions.findWithUser(longOver.state.id)).toBeUndefined();
    expect(await world().sessions.findWithUser(session.state.id)).toBeDefined();
  });

  it('deletes at most the requested number', async () => {
    const { user } = await openSession();
    await world().sessions.deleteExpired(now, 100);
    const longAgo = new Date('2026-02-27T12:00:00Z');
    for (let count = 0; count < 3; count++) {
      await world().sessions.save(Session.open({ userId: user.state.id, device: 'Safari' }, hour, longAgo));
    }
    expect(await world().sessions.deleteExpired(now, 2)).toBe(2);
    expect(await world().sessions.deleteExpired(now, 2)).toBe(1);
  });

  it('changes one session and leaves the others of the same user alone', async () => {
    const { session, user } = await openSession();
    const other = Session.open({ userId: user.state.id, device: 'Chrome on Windows' }, hour, now);
    await world().sessions.save(other);
    await change(session.state.id, (found) => found.revoke(later));
    const found = await world().sessions.findWithUser(other.state.id);
    expect(found?.session.state).toEqual(other.state);
  });
}
