import type { Clock } from '../../../shared/time/clock';
import type { LinkTokens } from '../../../shared/access/link-tokens';
import { Visitor } from '../domain/visitor';
import type { VisitorRepository } from './ports';

export class BeginVisit {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly tokens: LinkTokens,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<{ id: string; token: string }> {
    const { token, hash } = this.tokens.create();
    const visitor = Visitor.begin(hash, this.clock.now());
    await this.visitors.add(visitor);
    return { id: visitor.state.id, token };
  }
}
