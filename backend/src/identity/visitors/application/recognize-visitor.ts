import type { Clock } from '../../../shared/time/clock';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import type { VisitorRepository } from './ports';

interface KnownVisitor {
  id: string;
  /** Whether the cookie must be given again, because the visitor stays for longer. */
  isExtended: boolean;
}

export class RecognizeVisitor {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined for a token that is unknown, expired, or of somebody who has signed in since */
  async execute(token: string): Promise<KnownVisitor | undefined> {
    const now = this.clock.now();
    const visitor = await this.visitors.findByToken(this.tokens.hash(token));
    if (!visitor?.isKnown(now)) return undefined;
    const isExtended = visitor.stay(now);
    if (isExtended) await this.visitors.extend(visitor);
    return { id: visitor.state.id, isExtended };
  }
}
