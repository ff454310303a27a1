import { newId } from '../../../shared/ids';
import { job, type Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoMailServer } from './link.errors';
import type { OrderSearchLimit } from './ports';

interface SoughtOrder extends Record<string, string> {
  requestId: string;
  number: string;
  email: string;
}

export const findOrder = job<SoughtOrder>('ordering:find-order', ({ requestId }) => requestId);

interface RequestOrderLinkInput {
  number: number;
  email: string;
  /** Where it is asked from. */
  address: string;
}

/** Whether number and e-mail address are those of an order is found out by a job: the response and its time are the same either way. */
export class RequestOrderLink {
  constructor(
    private readonly limit: OrderSearchLimit,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws TooManyAttempts, NoMailServer */
  async execute({ number, email, address }: RequestOrderLinkInput): Promise<void> {
    if (!this.hasMailServer) throw new NoMailServer();
    await this.limit.record(number, email, address);
    const sought = { requestId: newId(), number: String(number), email };
    await this.unitOfWork.run(() => this.jobs.schedule(findOrder, sought, 0));
  }
}
