import { creditsDroppedBy } from './dropped-credits';

const some = (quantity: number, variantId = 'large') => ({ variantId, quantity });
const credit = (pieceId: string, wantedVariantId = 'large') => ({ pieceId, wantedVariantId });

describe('credits of pieces that are not sent', () => {
  /** One of four large pieces was not accepted; the small one was. */
  const given = {
    ordered: [some(4), some(1, 'small')],
    credits: [credit('a'), credit('b'), credit('c'), credit('d', 'small')],
    refunds: [
      { id: 'refused', pieces: [some(1)] },
      { id: 'cancelled', pieces: [some(1), some(1, 'small')] },
      { id: 'rejected', pieces: [some(2)] },
    ],
  };
  const dropped = (id: string) => creditsDroppedBy(id, given);

  it('are owed once each, from the last one on, and not for pieces that were not accepted', () => {
    expect(dropped('refused')).toEqual([]);
    expect(dropped('cancelled')).toEqual(['c', 'd']);
    expect(dropped('rejected')).toEqual(['b', 'a']);
  });
});
