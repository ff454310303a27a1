import fc from 'fast-check';
import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { returnGroups } from '../../../return-figures';
import { SqlReturnFigures } from './sql-return-figures';

const day = (number: number) => new Date(Date.UTC(2026, 2, 1) + number * 24 * 3_600_000);
const products = Array.from({ length: 3 }, newId);
const sizes = ['S', 'M', null];
const judgements = ['sellable', 'damaged', 'kept', 'not-there', null] as const;
const reasons = ['too-small', 'faulty', null];

const anOrder = fc.record({
  product: fc.nat({ max: 2 }),
  size: fc.nat({ max: 2 }),
  parcels: fc.array(
    fc.record({
      day: fc.nat({ max: 20 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      status: fc.constantFrom('packed', 'sent', 'delivered', 'lost'),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  back: fc.array(
    fc.record({
      judged: fc.constantFrom(...judgements),
      reason: fc.constantFrom(...reasons),
      day: fc.nat({ max: 20 }),
    }),
    { maxLength: 9 },
  ),
});
type Given = typeof anOrder extends fc.Arbitrary<infer T> ? T : never;

interface Piece {
  product: string;
  size: string | null;
  reason: string | null;
  day: number;
  isReturned: boolean;
}

const isAway = ({ status }: { status: string }) => status === 'sent' || status === 'delivered';

/** The sent pieces of an order, one by one: the first that came back is the first that was sent. */
function piecesOf({ product, size, parcels, back }: Given): Piece[] {
  const sent = parcels
    .filter(isAway)
    .sort((one, other) => one.day - other.day)
    .flatMap((parcel) => Array.from({ length: parcel.quantity }, () => parcel.day));
  const accepted = back
    .filter(({ judged }) => judged === 'sellable' || judged === 'damaged')
    .sort((one, other) => one.day - other.day);
  return sent.map((at, place) => ({
    ...{ product: products[product]!, size: sizes[size]!, day: at },
    ...{ reason: accepted[place]?.reason ?? null, isReturned: accepted[place] !== undefined },
  }));
}

function countedBy(pieces: Piece[], by: 'product' | 'size' | 'reason') {
  const groups = by === 'reason' ? pieces.filter(({ isReturned }) => isReturned) : pieces;
  return [...new Set(groups.map((piece) => piece[by]))].map((key) => {
    const own = groups.filter((piece) => piece[by] === key);
    const returned = own.filter(({ isReturned }) => isReturned).length;
    return [String(key), by === 'reason' ? pieces.length : own.length, returned].join(' ');
  });
}

describe('the figures of random returns', () => {
  const postgres = testDatabase();
  const run = (statement: string, parameters: unknown[] = []) =>
    postgres().database.query(statement, parameters);
  let number = 0;

  async function write({ product, size, parcels, back }: Given): Promise<void> {
    const [id, variantId, returnId] = [newId(), newId(), newId()];
    const quantity = parcels.reduce((sum, parcel) => sum + parcel.quantity, 0);
    number += 1;
    await run(
      `INSERT INTO ordering.orders (id, number, search, shopper_id, shopper_name, shopper_email, delivery, page_versions, total_cents, status, stage, payment_id,
                                    placed_at, updated_at, paid_at)
       VALUES ($1, $2, '', $1, 'Sam', 'sam@mail.test', '{}', '[]', 0, 'confirmed', 'paid', $1, now(), now(), now())`,
      [id, number],
    );
    await run(
      `INSERT INTO ordering.order_lines (order_id, variant_id, product_id, title, image, unit_price_cents, quantity, position, size, delivery_share_cents, in_parcels)
       VALUES ($1, $2, $3, 'Tee', '', 0, $4, 0, $5, 0, 0)`,
      [id, variantId, products[product], quantity, sizes[size]],
    );
    for (const [place, parcel] of parcels.entries()) {
      const sentAt = parcel.status === 'packed' ? null : day(parcel.day);
      const dates = [
        sentAt,
        parcel.status === 'delivered' ? sentAt : null,
        parcel.status === 'lost' ? sentAt : null,
      ];
      const parcelId = newId();
      await run(
        `INSERT INTO ordering.parcels (id, order_id, number, status, packed_at, sent_at, delivered_at, lost_at)
         VALUES ($1, $2, $3, $4, now(), $5, $6, $7)`,
        [parcelId, id, place + 1, parcel.status, ...dates],
      );
      await run('INSERT INTO ordering.parcel_pieces VALUES ($1, $2, $3)', [
        parcelId,
        variantId,
        parcel.quantity,
      ]);
    }
    await run(
      `INSERT INTO ordering.returns (id, number, code, order_id, kind, state, declared_at, declared_by, deadline, way_paid_by, fee_cents, amount_cents, arrived_at, search)
       VALUES ($1, $2, $4, $3, 'return', 'arrived', now(), 'shop', now(), 'shop', 0, 0, now(), '')`,
      [returnId, number, id, returnId],
    );
    for (const [place, piece] of back.entries())
      await run(
        'INSERT INTO ordering.return_pieces (id, return_id, variant_id, reason, judged, judged_at) VALUES ($1, $2, $3, $4, $5, $6)',
        [
          newId(),
          returnId,
          variantId,
          piece.reason,
          piece.judged,
          piece.judged && day(piece.day + place / 1_000),
        ],
      );
  }

  it('are those of the pieces one by one, by product, by size and by reason', async () => {
    const figures = new SqlReturnFigures(postgres().database);
    const scenario = fc.record({
      orders: fc.array(anOrder, { maxLength: 6 }),
      from: fc.nat({ max: 20 }),
      days: fc.integer({ min: 1, max: 20 }),
    });
    const property = fc.asyncProperty(scenario, async ({ orders, from, days }) => {
      await run('TRUNCATE ordering.orders, ordering.returns CASCADE');
      for (const one of orders) await write(one);
      const pieces = orders.flatMap(piecesOf).filter((piece) => piece.day >= from && piece.day < from + days);
      const period = { from: day(from), to: day(from + days) };
      for (const by of returnGroups) {
        const rows = await figures.of(period, by);
        const written = rows.map(({ key, sent, returned }) => [String(key), sent, returned].join(' '));
        expect([by, written.toSorted()]).toEqual([by, countedBy(pieces, by).toSorted()]);
        expect(rows.map(({ returned }) => returned)).toEqual(
          rows.map(({ returned }) => returned).toSorted((one, other) => other - one),
        );
      }
      const [first] = products;
      const ofFirst = await figures.of(period, 'size', first);
      const expected = countedBy(
        pieces.filter(({ product }) => product === first),
        'size',
      );
      expect(
        ofFirst.map(({ key, sent, returned }) => [String(key), sent, returned].join(' ')).toSorted(),
      ).toEqual(expected.toSorted());
    });
    await fc.assert(property, { numRuns: 40, endOnFailure: true });
  }, 120_000);
});
