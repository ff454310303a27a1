import type { Clock } from '../../../shared/time/clock';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import type { VisitorCarts } from '../../visitor-carts';
import type { VisitorRepository } from './ports';

/** Somebody who was a visitor until now signs in; in the transaction that opens the session. */
export class MergeVisitor {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly carts: VisitorCarts,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
  ) {}

  /** Does nothing for a token that is unknown or was merged before. */
  async execute(token: string, userId: string): Promise<void> {
    const visitorId = await this.visitors.merge(this.tokens.hash(token), userId, this.clock.now());
    if (visitorId !== undefined) await this.carts.merge(visitorId, userId);
  }
}
