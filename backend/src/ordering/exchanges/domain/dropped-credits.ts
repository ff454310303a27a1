import type { Pieces } from '../../orders/domain/order-line';
import { countIn } from '../../refunds/domain/order-refunds';

interface CreditedPiece {
  pieceId: string;
  wantedVariantId: string;
}

interface DroppedBy {
  id: string;
  pieces: readonly Pieces[];
}

/**
 * Lists the pieces whose money is owed because their replacements are not sent. Those that were not accepted went first, for nothing. The last
 * credits go first, because returns take the first ones.
 * @param refunds of the order that replaces, the oldest first
 */
export function creditsDroppedBy(
  refundId: string,
  {
    ordered,
    credits,
    refunds,
  }: { ordered: readonly Pieces[]; credits: CreditedPiece[]; refunds: DroppedBy[] },
): string[] {
  const place = refunds.findIndex(({ id }) => id === refundId);
  const piecesUntil = (end: number) => refunds.slice(0, end).flatMap(({ pieces }) => pieces);
  return ordered.flatMap(({ variantId, quantity }) => {
    const own = credits.filter(({ wantedVariantId }) => wantedVariantId === variantId).reverse();
    const refused = quantity - own.length;
    const [from, to] = [place, place + 1].map((end) =>
      Math.max(0, countIn(piecesUntil(end), variantId) - refused),
    );
    return own.slice(from, to).map(({ pieceId }) => pieceId);
  });
}
