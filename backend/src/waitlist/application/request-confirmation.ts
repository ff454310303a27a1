import type { Offers } from '../../catalogue/offers';
import { newId } from '../../shared/ids';
import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { InStock, NoMailServer, NoSuchVariant } from '../domain/waitlist.errors';
import type { WaitlistLimit } from './ports';

interface AskedConfirmation extends Record<string, string> {
  entryId: string;
  variantId: string;
  email: string;
}

/** One at a time for a mailbox and a variant. */
export const askConfirmation = job<AskedConfirmation>(
  'waitlist:ask-confirmation',
  ({ email, variantId }) => `${variantId}:${email}`,
);

interface RequestConfirmationInput {
  variantId: string;
  email: string;
  /** Where it is asked from. */
  address: string;
}

/** Whether the address is known is found out by a job: the response and its time are the same either way. */
export class RequestConfirmation {
  constructor(
    private readonly limit: WaitlistLimit,
    private readonly offers: Offers,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasMailServer: boolean,
  ) {}

  /** @throws TooManyAttempts, NoMailServer, NoSuchVariant, InStock */
  async execute({ variantId, email, address }: RequestConfirmationInput): Promise<void> {
    if (!this.hasMailServer) throw new NoMailServer();
    await this.limit.record(email, address);
    const [offer] = await this.offers.ofVariants([variantId]);
    if (!offer) throw new NoSuchVariant();
    if (offer.stock > 0) throw new InStock();
    await this.unitOfWork.run(() =>
      this.jobs.schedule(askConfirmation, { entryId: newId(), variantId, email }, 0),
    );
  }
}
