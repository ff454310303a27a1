import { newId } from '../../../shared/ids';
import { dayMs } from '../../../shared/time/retention';

const keptMs = 30 * dayMs;

export interface VisitorState {
  /** The visitor's cart and orders go by it. */
  id: string;
  tokenHash: string;
  /** 30 days after the last visit. */
  expiresAt: Date;
  /** The user into whose cart this visitor's went; null until then. */
  mergedInto: string | null;
}

/** Somebody who is not signed in, as the cookie of a browser names them. */
export class Visitor {
  private constructor(private readonly own: VisitorState) {}

  static begin(tokenHash: string, now: Date): Visitor {
    return new Visitor({ id: newId(), tokenHash, expiresAt: in30Days(now), mergedInto: null });
  }

  static restore(state: VisitorState): Visitor {
    return new Visitor(state);
  }

  /** Not any more once the visitor has signed in: whoever kept the cookie gets a new cart. */
  isKnown(now: Date): boolean {
    return this.own.mergedInto === null && this.own.expiresAt > now;
  }

  /** @returns whether the visit counts: at most one a day does */
  stay(now: Date): boolean {
    const expiresAt = in30Days(now);
    if (expiresAt.getTime() - this.own.expiresAt.getTime() < dayMs) return false;
    this.own.expiresAt = expiresAt;
    return true;
  }

  get state(): Readonly<VisitorState> {
    return this.own;
  }
}

const in30Days = (now: Date) => new Date(now.getTime() + keptMs);
