/** Somebody waits for this piece. */
export interface WaitedPiece {
  /** It is null for a visitor. */
  shopperId: string | null;
  /** The address that a visitor typed. */
  email: string | null;
  isConfirmed: boolean;
  productId: string;
  title: string;
  size: string | null;
  colour: string | null;
  stock: number;
}

export interface WaitlistLink {
  /** Goes into the link, and nowhere else. */
  token: string;
}

/** Entries of the waitlist, for the e-mails about them. */
export abstract class WaitedPieces {
  /** Undefined when nobody waits with it any more, or the shop no longer sells it. */
  abstract find(entryId: string): Promise<WaitedPiece | undefined>;
  /** With a new token, which replaces one that was written before. Undefined when the entry is gone. */
  abstract writeLink(entryId: string): Promise<WaitlistLink | undefined>;
}
