import { Session, SessionLifetime } from './session';

const hour = SessionLifetime.ofMinutes(60);
const at = (minutes: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + minutes * 60_000);
const openedAtNoon = () => Session.open({ userId: 'a-user', device: 'Chrome on Windows' }, hour, at(0));

describe('a session', () => {
  it('expires after its lifetime when it is not used', () => {
    const session = openedAtNoon();
    expect(session.isLive(at(59))).toBe(true);
    expect(session.isLive(at(60))).toBe(false);
  });

  it('is renewed after a quarter of its lifetime, not on each use', () => {
    const session = openedAtNoon();
    expect(session.renew(hour, at(14))).toBe(false);
    expect(session.state.expiresAt).toEqual(at(60));
    expect(session.renew(hour, at(15))).toBe(true);
    expect(session.state).toMatchObject({ openedAt: at(0), lastUsedAt: at(15), expiresAt: at(75) });
  });

  it("can't be renewed after it has expired", () => {
    const session = openedAtNoon();
    expect(session.renew(hour, at(60))).toBe(false);
    expect(session.isLive(at(60))).toBe(false);
  });

  it("can't be renewed after it was revoked", () => {
    const session = openedAtNoon();
    session.revoke(at(20));
    expect(session.isLive(at(20))).toBe(false);
    expect(session.renew(hour, at(20))).toBe(false);
    session.revoke(at(30));
    expect(session.state).toMatchObject({ revokedAt: at(20), expiresAt: at(60) });
  });
});
