import { newId } from '../../../shared/ids';
import { InvitationExpired, InvitationRevoked, InvitationUsed } from './staff-invitation.errors';

export interface StaffInvitationState {
  id: string;
  userName: string;
  /** Lower-case, as accounts have it. */
  email: string;
  /** Null once the role was deleted. */
  roleId: string | null;
  /** The person who sent it last: it holds as long as this one may grant the role. */
  inviterId: string;
  /** Each sending is an e-mail of its own. */
  sendingId: string;
  /** The hash of the newest link's token; null until a link is written. */
  tokenHash: string | null;
  expiresAt: Date;
  acceptedAt: Date | null;
  revokedAt: Date | null;
}

type GivenInvitation = Pick<StaffInvitationState, 'userName' | 'email' | 'inviterId'> & { roleId: string };

const validDays = 7;
const expiryOf = (sentAt: Date): Date => new Date(sentAt.getTime() + validDays * 24 * 60 * 60_000);

/** Somebody may join the staff, once, by a link that only the owner of the mailbox reads. */
export class StaffInvitation {
  private constructor(private readonly own: StaffInvitationState) {}

  static create(given: GivenInvitation, now: Date): StaffInvitation {
    return new StaffInvitation({
      ...given,
      ...{ id: newId(), email: given.email.toLowerCase(), sendingId: newId(), tokenHash: null },
      ...{ expiresAt: expiryOf(now), acceptedAt: null, revokedAt: null },
    });
  }

  static restore(state: StaffInvitationState): StaffInvitation {
    return new StaffInvitation({ ...state });
  }

  get state(): Readonly<StaffInvitationState> {
    return this.own;
  }

  isOpen(now: Date): boolean {
    return !this.own.acceptedAt && !this.own.revokedAt && now < this.own.expiresAt;
  }

  /** @throws InvitationUsed, InvitationRevoked, InvitationExpired */
  assertOpen(now: Date): void {
    this.assertNotEnded();
    if (!this.isOpen(now)) throw new InvitationExpired();
  }

  /** A link that was written before no longer works. */
  writeLink(tokenHash: string): void {
    this.own.tokenHash = tokenHash;
  }

  /** The link of before ends at once, and an expired invitation is open again. @throws InvitationUsed, InvitationRevoked */
  sendAgain(inviterId: string, now: Date): void {
    this.assertNotEnded();
    Object.assign(this.own, { inviterId, sendingId: newId(), tokenHash: null, expiresAt: expiryOf(now) });
  }

  /** @throws InvitationUsed, InvitationRevoked */
  revoke(now: Date): void {
    this.assertNotEnded();
    this.own.revokedAt = now;
  }

  /** @throws InvitationUsed, InvitationRevoked, InvitationExpired */
  accept(now: Date): void {
    this.assertOpen(now);
    this.own.acceptedAt = now;
  }

  private assertNotEnded(): void {
    if (this.own.acceptedAt) throw new InvitationUsed();
    if (this.own.revokedAt) throw new InvitationRevoked();
  }
}
