import { newId } from '../../../shared/ids';

/** How long a session lives when it isn't used. */
export class SessionLifetime {
  private constructor(private readonly milliseconds: number) {}

  static ofMinutes(minutes: number): SessionLifetime {
    return new SessionLifetime(minutes * 60_000);
  }

  endFrom(now: Date): Date {
    return new Date(now.getTime() + this.milliseconds);
  }

  isQuarterGone(end: Date, now: Date): boolean {
    return end.getTime() - now.getTime() <= this.milliseconds * 0.75;
  }
}

export interface SessionState {
  id: string;
  userId: string;
  /** The device as its owner recognises it: `Chrome on Windows`. */
  device: string;
  openedAt: Date;
  /** To a quarter of the lifetime: uses in between are not written down. */
  lastUsedAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
}

/** From signing in to signing out, on one device. */
export class Session {
  private constructor(private readonly own: SessionState) {}

  static open(given: Pick<SessionState, 'userId' | 'device'>, lifetime: SessionLifetime, now: Date): Session {
    const times = { openedAt: now, lastUsedAt: now, expiresAt: lifetime.endFrom(now), revokedAt: null };
    return new Session({ id: newId(), ...given, ...times });
  }

  static restore(state: SessionState): Session {
    return new Session(state);
  }

  isLive(now: Date): boolean {
    return this.own.revokedAt === null && now < this.own.expiresAt;
  }

  /** Not on each use: most requests should only read. */
  isDueForRenewal(lifetime: SessionLifetime, now: Date): boolean {
    return this.isLive(now) && lifetime.isQuarterGone(this.own.expiresAt, now);
  }

  /** @returns whether it lives longer now: a dead session doesn't come back, a young one stays as it is */
  renew(lifetime: SessionLifetime, now: Date): boolean {
    if (!this.isDueForRenewal(lifetime, now)) return false;
    this.own.lastUsedAt = now;
    this.own.expiresAt = lifetime.endFrom(now);
    return true;
  }

  /** A revoked session never becomes live again. */
  revoke(now: Date): void {
    this.own.revokedAt ??= now;
  }

  get state(): Readonly<SessionState> {
    return this.own;
  }
}
