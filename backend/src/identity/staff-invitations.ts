export interface InvitationLink {
  /** Goes into the link, and nowhere else. */
  token: string;
  inviterName: string;
  roleName: string;
  expiresAt: Date;
}

/** Invitations to the staff, for the e-mails about them. Each sending has an id of its own. */
export abstract class StaffInvitations {
  /** The mailbox of who is invited; undefined when another sending replaced this one. */
  abstract recipientOf(sendingId: string): Promise<string | undefined>;
  /** With a new token, which replaces one that was written before. Undefined when it is too late. */
  abstract writeLink(sendingId: string): Promise<InvitationLink | undefined>;
}
