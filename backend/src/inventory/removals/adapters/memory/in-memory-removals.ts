import type { Demand, Shortage } from '../../../stock';
import { type RemovalOutcome, Removals } from '../../application/ports';
import type { Removal, RemovalCause } from '../../domain/removal';

interface Shelf {
  /** Takes all of the pieces or none. @returns those of which there are fewer */
  take(cause: RemovalCause, pieces: Demand[]): Shortage[];
}

export class InMemoryRemovals extends Removals {
  private readonly removals = new Map<string, Removal>();

  constructor(private readonly shelf: Shelf) {
    super();
  }

  async add(removal: Removal): Promise<RemovalOutcome> {
    const known = this.removals.get(removal.id);
    if (known) return { removed: false, known };
    const short = this.shelf.take(removal.cause, removal.pieces);
    if (short.length > 0) return { removed: false, short };
    this.removals.set(removal.id, removal);
    return { removed: true };
  }
}
