import { ResetLinkInvalid } from './password-reset.errors';

export interface PasswordResetState {
  id: string;
  userId: string;
  /** The hash of the newest link's token; null until a link is written. */
  tokenHash: string | null;
  requestedAt: Date;
  /** When a password was set with it. */
  usedAt: Date | null;
}

/** The e-mail promises half an hour. */
const validMs = 30 * 60_000;

/** Somebody who forgot the password may set another one, once, by a link that only the owner of the mailbox reads. */
export class PasswordReset {
  private constructor(private readonly own: PasswordResetState) {}

  static request(id: string, userId: string, now: Date): PasswordReset {
    return new PasswordReset({ id, userId, tokenHash: null, requestedAt: now, usedAt: null });
  }

  static restore(state: PasswordResetState): PasswordReset {
    return new PasswordReset({ ...state });
  }

  get state(): Readonly<PasswordResetState> {
    return this.own;
  }

  isValid(now: Date): boolean {
    return this.own.usedAt === null && now.getTime() < this.own.requestedAt.getTime() + validMs;
  }

  /** A link that was written before no longer works. */
  writeLink(tokenHash: string): void {
    this.own.tokenHash = tokenHash;
  }

  /** @throws ResetLinkInvalid */
  use(now: Date): void {
    if (!this.isValid(now)) throw new ResetLinkInvalid();
    this.own.usedAt = now;
  }
}
