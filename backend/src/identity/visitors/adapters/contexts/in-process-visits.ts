import { VisitIsOver, Visits } from '../../../visits';
import type { VisitorRepository } from '../../application/ports';

export class InProcessVisits extends Visits {
  constructor(private readonly visitors: VisitorRepository) {
    super();
  }

  async hold(visitorId: string): Promise<void> {
    if (!(await this.visitors.lockUnmerged(visitorId))) throw new VisitIsOver();
  }

  mergedInto(userId: string): Promise<string[]> {
    return this.visitors.mergedInto(userId);
  }

  async ownerOf(visitorId: string): Promise<string> {
    return (await this.visitors.lockMergedInto(visitorId)) ?? visitorId;
  }
}
