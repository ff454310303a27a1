import { job, type Jobs } from '../../shared/jobs';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { WaitlistRepository } from './ports';

export interface AnnouncedPieces extends Record<string, string> {
  restockId: string;
  variantId: string;
  /** The number of pieces, in digits. */
  pieces: string;
}

/** Once for each variant of a return of pieces. */
export const tellWaiting = job<AnnouncedPieces>(
  'waitlist:tell-waiting',
  ({ restockId, variantId }) => `${restockId}:${variantId}`,
);

interface AnnouncePiecesInput {
  restockId: string;
  pieces: { variantId: string; pieces: number }[];
}

/** Nobody needs to be told of most pieces that are back. */
export class AnnouncePieces {
  constructor(
    private readonly entries: WaitlistRepository,
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ restockId, pieces }: AnnouncePiecesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const awaited = await this.entries.awaited(pieces.map(({ variantId }) => variantId));
      for (const one of pieces.filter(({ variantId }) => awaited.includes(variantId)))
        await this.jobs.schedule(tellWaiting, { ...one, restockId, pieces: String(one.pieces) }, 0);
    });
  }
}
