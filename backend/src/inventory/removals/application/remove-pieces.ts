import type { AuditEntry, AuditTrail } from '../../../audit/audit-trail';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import {
  choiceOf,
  isSameRemoval,
  type NamedVariant,
  NoSuchVariants,
  NotOnShelf,
  type Removal,
  RemovalIdTaken,
} from '../domain/removal';
import type { NamedVariants, Removals } from './ports';

/** An admin takes pieces off the shelf without an order. A repeated request changes nothing. */
export class RemovePieces {
  constructor(
    private readonly removals: Removals,
    private readonly variants: NamedVariants,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchVariants, NotOnShelf, RemovalIdTaken */
  execute(removal: Removal): Promise<void> {
    return this.unitOfWork.run(async () => {
      const variants = await this.variants.ofIds(removal.pieces.map(({ variantId }) => variantId));
      if (variants.length < removal.pieces.length) throw new NoSuchVariants();
      const outcome = await this.removals.add(removal);
      if (outcome.removed) return this.record(removal);
      if ('short' in outcome) throw new NotOnShelf(outcome.short, variants);
      if (!isSameRemoval(outcome.known, removal)) throw new RemovalIdTaken();
    });
  }

  private async record(removal: Removal): Promise<void> {
    const after = await this.variants.ofIds(removal.pieces.map(({ variantId }) => variantId));
    await this.audit.record(...entriesOf(removal, after));
  }
}

/** A product's variants are in one entry. */
function entriesOf({ cause, note, pieces }: Removal, variants: NamedVariant[]): AuditEntry[] {
  const entries = new Map<string, AuditEntry>();
  const quantities = new Map(pieces.map(({ variantId, quantity }) => [variantId, quantity]));
  for (const variant of variants) {
    const { productId, title, stock } = variant;
    const choice = choiceOf(variant);
    const field = choice ? `stock (${choice})` : 'stock';
    const { before, after } = entries.get(productId) ?? { before: {}, after: note === null ? {} : { note } };
    entries.set(productId, {
      ...{ subject: 'stock', subjectId: productId, label: title },
      action: cause === 'written-off' ? 'written off' : 'sold elsewhere',
      before: { ...before, [field]: stock + (quantities.get(variant.variantId) ?? 0) },
      after: { ...after, [field]: stock },
    });
  }
  return [...entries.values()];
}
