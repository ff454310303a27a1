import { WaitlistLinkInvalid } from './waitlist.errors';

export interface WaitlistEntryState {
  id: string;
  productId: string;
  /** The size and colour. */
  variantId: string;
  /** It is null for a visitor, who typed an e-mail address. */
  shopperId: string | null;
  email: string | null;
  /** The hash of the newest link's token; null until a link is written. */
  tokenHash: string | null;
  requestedAt: Date;
  /** When the waiting began: a visitor confirms the address first. */
  confirmedAt: Date | null;
  toldAt: Date | null;
  /** The return of pieces for which it was told. */
  toldOf: string | null;
}

interface Wanted {
  id: string;
  productId: string;
  variantId: string;
}

/** The link of an e-mail finds an address to confirm, or somebody who waits or was told. */
export type WaitlistStage = 'unconfirmed' | 'waiting' | 'told';

export const maxOfShopper = 100;

/** Somebody wants to be told, once, when pieces of a variant are back. */
export class WaitlistEntry {
  private constructor(private readonly own: WaitlistEntryState) {}

  /** The address of an account needs no confirmation. */
  static ofShopper(wanted: Wanted, shopperId: string, now: Date): WaitlistEntry {
    return WaitlistEntry.open(wanted, { shopperId, email: null, requestedAt: now, confirmedAt: now });
  }

  static ofVisitor(wanted: Wanted, email: string, now: Date): WaitlistEntry {
    return WaitlistEntry.open(wanted, { shopperId: null, email, requestedAt: now, confirmedAt: null });
  }

  private static open(
    { id, productId, variantId }: Wanted,
    who: Pick<WaitlistEntryState, 'shopperId' | 'email' | 'requestedAt' | 'confirmedAt'>,
  ): WaitlistEntry {
    const untold = { tokenHash: null, toldAt: null, toldOf: null };
    return new WaitlistEntry({ id, productId, variantId, ...who, ...untold });
  }

  static restore(state: WaitlistEntryState): WaitlistEntry {
    return new WaitlistEntry({ ...state });
  }

  get state(): Readonly<WaitlistEntryState> {
    return this.own;
  }

  get stage(): WaitlistStage {
    if (this.own.toldAt) return 'told';
    return this.own.confirmedAt ? 'waiting' : 'unconfirmed';
  }

  /** A link that was written before no longer works. */
  writeLink(tokenHash: string): void {
    this.own.tokenHash = tokenHash;
  }

  /** Repeating it changes nothing. @throws WaitlistLinkInvalid when it was told already */
  confirm(now: Date): void {
    if (this.own.toldAt) throw new WaitlistLinkInvalid();
    this.own.confirmedAt ??= now;
  }

  /** Its waiting is over. */
  tell(restockId: string, now: Date): void {
    if (this.stage !== 'waiting') throw new Error(`An entry that is ${this.stage} can't be told`);
    this.own.toldAt = now;
    this.own.toldOf = restockId;
  }
}
