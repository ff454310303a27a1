import type { StaffInvitation } from '../domain/staff-invitation';

export abstract class StaffInvitationRepository {
  abstract add(invitation: StaffInvitation): Promise<void>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<StaffInvitation | undefined>;
  /** The invitation that was sent last by this sending. It is locked until the transaction ends. */
  abstract findBySendingForChange(sendingId: string): Promise<StaffInvitation | undefined>;
  /** The invitation whose newest link's token has this hash. */
  abstract findByToken(tokenHash: string): Promise<StaffInvitation | undefined>;
  /** The same invitation, which is locked until the transaction ends. */
  abstract findByTokenForChange(tokenHash: string): Promise<StaffInvitation | undefined>;
  /** Ignores upper and lower case; an expired invitation still waits, as it can be sent again. */
  abstract isInvited(email: string): Promise<boolean>;
  abstract save(invitation: StaffInvitation): Promise<void>;
  /** Deletes those that expired, were accepted or revoked before that time. @returns how many, at most the limit */
  abstract deleteOverBefore(time: Date, limit: number): Promise<number>;
}

/** An invitation that was neither accepted nor revoked, as the staff see it. */
export interface ListedInvitation {
  id: string;
  userName: string;
  email: string;
  roleId: string | null;
  inviterId: string;
  inviterName: string;
  expiresAt: Date;
}

export abstract class StaffInvitationQueries {
  /** The newest is the first; at most 500. */
  abstract waiting(): Promise<ListedInvitation[]>;
}

/** Counted across all servers, within an hour. */
export abstract class StaffInvitationLimit {
  /** Counts an e-mail to this mailbox, or another one of this invitation. @throws TooManyAttempts */
  abstract recordSending(mailboxOrInvitation: string): Promise<void>;
  /** Counts a link that is opened from this IP address, or an invitation that is accepted. @throws TooManyAttempts */
  abstract recordOpening(address: string): Promise<void>;
}
