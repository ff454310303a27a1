import { NoEmailChange } from './email-change.errors';

export interface EmailChangeState {
  id: string;
  userId: string;
  oldEmail: string;
  newEmail: string;
  /** The hash of the newest code; null until one is written. */
  codeHash: string | null;
  requestedAt: Date;
  wrongCodes: number;
  /** When it was carried out, or replaced by another one. */
  endedAt: Date | null;
}

type Requested = Pick<EmailChangeState, 'id' | 'userId' | 'oldEmail' | 'newEmail'>;

/** A `move` is to another address; a `proof` shows that the user reads the mailbox of the one that stays. A user may have one of each. */
export type EmailChangePurpose = 'move' | 'proof';

/** The e-mail promises a quarter of an hour. */
const validMs = 15 * 60_000;

/** Five guesses among a million codes are not worth trying. */
const mostWrongCodes = 5;

/** Somebody gets another e-mail address, once a code has shown that they read what is sent to it. */
export class EmailChange {
  private constructor(private readonly own: EmailChangeState) {}

  static request(given: Requested, now: Date): EmailChange {
    const newEmail = given.newEmail.toLowerCase();
    return new EmailChange({
      ...{ ...given, newEmail, requestedAt: now },
      ...{ codeHash: null, wrongCodes: 0, endedAt: null },
    });
  }

  static restore(state: EmailChangeState): EmailChange {
    return new EmailChange({ ...state });
  }

  get state(): Readonly<EmailChangeState> {
    return this.own;
  }

  /** The address stays: its code shows that the user reads the mailbox. */
  get isProof(): boolean {
    return this.own.oldEmail === this.own.newEmail;
  }

  get purpose(): EmailChangePurpose {
    return this.isProof ? 'proof' : 'move';
  }

  isOpen(now: Date): boolean {
    const { endedAt, requestedAt, wrongCodes } = this.own;
    const isInTime = now.getTime() < requestedAt.getTime() + validMs;
    return endedAt === null && isInTime && wrongCodes < mostWrongCodes;
  }

  /** A code that was written before no longer works. */
  writeCode(codeHash: string): void {
    this.own.codeHash = codeHash;
  }

  /** The change is over with the right code; a wrong one is counted. @throws NoEmailChange */
  prove(codeHash: string, now: Date): boolean {
    if (!this.isOpen(now)) throw new NoEmailChange();
    const isProven = this.own.codeHash === codeHash;
    if (isProven) this.own.endedAt = now;
    else this.own.wrongCodes += 1;
    return isProven;
  }
}
