import type { ChangeReturn } from './change-return';
import type { ReturnDeadline } from './return-deadline';

/** Nothing of a return arrived in time. */
export class LapseReturn {
  constructor(
    private readonly changeReturn: ChangeReturn,
    private readonly deadline: ReturnDeadline,
  ) {}

  execute({ returnId }: { returnId: string }): Promise<void> {
    return this.changeReturn.execute(returnId, undefined, async (returned, _, now) => {
      if (this.deadline.isOver(returned, now)) returned.lapse(now);
      else if (returned.isAwaited) await this.deadline.set(returned);
    });
  }
}
