import type { Offers } from '../../../catalogue/offers';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { WaitlistRepository, WaitlistTokens } from '../../application/ports';
import { type WaitedPiece, WaitedPieces, type WaitlistLink } from '../../waited-pieces';

export class InProcessWaitedPieces extends WaitedPieces {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly offers: Offers,
    private readonly tokens: WaitlistTokens,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async find(entryId: string): Promise<WaitedPiece | undefined> {
    const entry = await this.entries.find(entryId);
    const [offer] = entry ? await this.offers.ofVariants([entry.state.variantId]) : [];
    if (!entry || !offer) return undefined;
    const { shopperId, email, confirmedAt } = entry.state;
    const { productId, title, size, colour, stock } = offer;
    return { shopperId, email, isConfirmed: confirmedAt !== null, productId, title, size, colour, stock };
  }

  writeLink(entryId: string): Promise<WaitlistLink | undefined> {
    return this.unitOfWork.run(async () => {
      const entry = await this.entries.findForChange(entryId);
      if (!entry) return undefined;
      const { token, hash } = this.tokens.create();
      entry.writeLink(hash);
      await this.entries.save(entry);
      return { token };
    });
  }
}
