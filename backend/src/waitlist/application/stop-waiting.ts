import type { UnitOfWork } from '../../shared/unit-of-work';
import type { WaitlistRepository } from './ports';

interface StopWaitingInput {
  shopperId: string;
  variantId: string;
}

/** Repeating it changes nothing. */
export class StopWaiting {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ shopperId, variantId }: StopWaitingInput): Promise<void> {
    return this.unitOfWork.run(() => this.entries.deleteOf(shopperId, variantId));
  }
}
