import { StaffInvitation } from './staff-invitation';
import { InvitationExpired, InvitationRevoked, InvitationUsed } from './staff-invitation.errors';

const now = new Date('2026-05-04T10:00:00.000Z');
const daysLater = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);
const invite = () => {
  const given = { userName: 'Kim', email: 'Kim@Haberdash.test', roleId: 'packer', inviterId: 'ada' };
  return StaffInvitation.create(given, now);
};

describe('an invitation to the staff', () => {
  it('is for a mailbox in any case, and open for seven days', () => {
    const invitation = invite();
    expect(invitation.state.email).toBe('kim@haberdash.test');
    expect(invitation.isOpen(daysLater(6.99))).toBe(true);
    expect(invitation.isOpen(daysLater(7))).toBe(false);
    expect(() => invitation.accept(daysLater(7))).toThrow(InvitationExpired);
  });

  it('is accepted once, and cannot be revoked or sent again after that', () => {
    const invitation = invite();
    invitation.accept(daysLater(1));
    expect(() => invitation.accept(daysLater(2))).toThrow(InvitationUsed);
    expect(() => invitation.revoke(daysLater(2))).toThrow(InvitationUsed);
    expect(() => invitation.sendAgain('ada', daysLater(2))).toThrow(InvitationUsed);
  });

  it('is not accepted once it was revoked', () => {
    const invitation = invite();
    invitation.revoke(daysLater(1));
    expect(() => invitation.accept(daysLater(2))).toThrow(InvitationRevoked);
    expect(() => invitation.sendAgain('ada', daysLater(2))).toThrow(InvitationRevoked);
  });

  it('ends its link when it is sent again, and is open for seven days from then', () => {
    const invitation = invite();
    invitation.writeLink('a-hash');
    const { sendingId } = invitation.state;
    invitation.sendAgain('pat', daysLater(10));
    expect(invitation.state).toMatchObject({ tokenHash: null, inviterId: 'pat' });
    expect(invitation.state.sendingId).not.toBe(sendingId);
    expect(invitation.isOpen(daysLater(16.99))).toBe(true);
  });
});
