import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { BuyerFits } from '../../buyer-fits';
import type { Fit, ToldFit } from '../../domain/fit';

type Word = Pick<ToldFit, 'shopperId' | 'variantId' | 'toldBy'>;

const keyOf = ({ shopperId, variantId, toldBy }: Word) =>
  sql`shopper_id = ${shopperId} AND variant_id = ${variantId} AND told_by = ${toldBy}`;

export class SqlBuyerFits extends BuyerFits {
  constructor(private readonly database: Database) {
    super();
  }

  of(productId: string, shopperId: string): Promise<ToldFit[]> {
    return this.database.query(sql`
      SELECT f.shopper_id AS "shopperId", f.variant_id AS "variantId", f.fit, f.told_by AS "toldBy", f.told_at AS "toldAt",
             f.is_counted AS "isCounted"
        FROM catalogue.fits f JOIN catalogue.variants v ON v.id = f.variant_id
       WHERE f.shopper_id = ${shopperId} AND v.product_id = ${productId} ORDER BY f.told_at, f.variant_id, f.told_by`);
  }

  async tell(told: ToldFit): Promise<void> {
    const { shopperId, variantId, fit, toldBy, toldAt, isCounted } = told;
    const before = await this.countedOf(told);
    await this.database.query(sql`
      INSERT INTO catalogue.fits (shopper_id, variant_id, fit, told_by, told_at, is_counted)
      VALUES (${shopperId}, ${variantId}, ${fit}, ${toldBy}, ${toldAt}, ${isCounted})
      ON CONFLICT (shopper_id, variant_id, told_by) DO UPDATE
        SET (fit, told_at, is_counted) = (EXCLUDED.fit, EXCLUDED.told_at, EXCLUDED.is_counted)`);
    await this.move(variantId, before, isCounted ? fit : null);
  }

  async forget(word: Word): Promise<void> {
    const before = await this.countedOf(word);
    await this.database.query(sql`DELETE FROM catalogue.fits WHERE ${keyOf(word)}`);
    await this.move(word.variantId, before, null);
  }

  private async countedOf(word: Word): Promise<Fit | null> {
    const [row] = await this.database.query<{ fit: Fit }>(sql`
      SELECT fit FROM catalogue.fits WHERE ${keyOf(word)} AND is_counted`);
    return row?.fit ?? null;
  }

  /** Null means that none was, or is, counted. */
  private async move(variantId: string, before: Fit | null, now: Fit | null): Promise<void> {
    if (before === now) return;
    const by = (fit: Fit) => sql`${Number(now === fit) - Number(before === fit)}::integer`;
    await this.database.query(sql`
      INSERT INTO catalogue.fit_counts (variant_id, small_count, right_count, large_count)
      VALUES (${variantId}, 0, 0, 0) ON CONFLICT DO NOTHING`);
    await this.database.query(sql`
      UPDATE catalogue.fit_counts SET small_count = small_count + ${by('small')},
             right_count = right_count + ${by('right')}, large_count = large_count + ${by('large')}
       WHERE variant_id = ${variantId}`);
  }
}
