import { VisitIsOver, Visits } from '../../../visits';
import type { VisitorRepository } from '../../application/ports';

export class InProcessVisits extends Visits {
  constructor(private readonly visitors: VisitorRepository) {
    super();
  }

  async hold(visitorId: string): Promise<void> {
    if (!(await this.visitors.lockUnmerged(visitorId))) throw new VisitIsOver();
  }
}
