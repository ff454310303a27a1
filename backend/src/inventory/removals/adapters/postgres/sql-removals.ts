import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { type CurrentActor, nameOfActor } from '../../../../shared/actor';
import type { ProductChanges } from '../../../../shared/product-changes';
import { MovingStock } from '../../../adapters/postgres/moving-stock';
import type { Demand } from '../../../stock';
import { type RemovalOutcome, Removals } from '../../application/ports';
import type { Removal } from '../../domain/removal';

export class SqlRemovals extends Removals {
  private readonly moving: MovingStock;

  constructor(
    private readonly database: Database,
    private readonly actor: CurrentActor,
    changes: ProductChanges,
  ) {
    super();
    this.moving = new MovingStock(database, actor, changes);
  }

  /** A concurrent request with the same id waits for the first row that is written. */
  async add(removal: Removal): Promise<RemovalOutcome> {
    const { id, cause, note, pieces } = removal;
    const actor = this.actor.get();
    const name = actor.kind === 'shop' ? null : (actor.name ?? null);
    const added = await this.database.query(sql`
      INSERT INTO catalogue.removals (id, cause, note, actor, actor_name)
      VALUES (${id}, ${cause}, ${note}, ${nameOfActor(actor)}, ${name}) ON CONFLICT DO NOTHING RETURNING id`);
    if (added.length === 0) return { removed: false, known: await this.find(id) };
    const taken = await this.moving.take(cause, pieces);
    if (taken.length > 0) return { removed: false, short: taken };
    const quantities = pieces.map(({ quantity }) => quantity);
    await this.database.query(sql`
      INSERT INTO catalogue.removal_pieces (removal_id, variant_id, quantity)
      SELECT ${id}, variant_id, quantity
        FROM unnest(${pieces.map(({ variantId }) => variantId)}::uuid[], ${quantities}::integer[]) AS p (variant_id, quantity)`);
    return { removed: true };
  }

  private async find(id: string): Promise<Removal> {
    const [removal] = await this.database.query<Omit<Removal, 'pieces'>>(
      sql`SELECT id, cause, note FROM catalogue.removals WHERE id = ${id}`,
    );
    const pieces = await this.database.query<Demand>(
      sql`SELECT variant_id AS "variantId", quantity FROM catalogue.removal_pieces WHERE removal_id = ${id}`,
    );
    return { ...removal!, pieces };
  }
}
