import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { CheckedBatch, RuleName } from '../../application/reconciliation-rule';
import { type ReconciliationCheck, ReconciliationChecks, type OpenRule } from '../../application/ports';
import type { Day } from '../../../../shared/time/shop-days';

/** The limit is for a rule in one check; the count says how many there were. */
const keptDiscrepancies = 100;
const keptChecks = '30 days';

const results = sql`
  SELECT json_agg(json_build_object(
           'rule', r.rule, 'checked', r.checked, 'disagreeing', r.disagreeing, 'unknown', r.unknown,
           'isFinished', r.finished, 'discrepancies', (
             SELECT coalesce(json_agg(json_build_object('subject', d.subject, 'subjectId', d.subject_id, 'orderId', d.order_id,
                      'productId', d.product_id, 'problem', d.problem) ORDER BY d.id), '[]')
               FROM reporting.discrepancies d WHERE (d.check_id, d.rule) = (r.check_id, r.rule))) ORDER BY r.position)
    FROM reporting.check_results r WHERE r.check_id = c.id`;

export class SqlReconciliationChecks extends ReconciliationChecks {
  constructor(private readonly database: Database) {
    super();
  }

  async start(id: string, rules: readonly RuleName[], startedBy: string, night?: Day): Promise<boolean> {
    const begun = await this.database.query(sql`
      INSERT INTO reporting.checks (id, started_by, night) VALUES (${id}, ${startedBy}, ${night ?? null}::date)
      ON CONFLICT DO NOTHING RETURNING id`);
    if (begun.length === 0) return false;
    await this.database.query(sql`
      INSERT INTO reporting.check_results (check_id, rule, position)
      SELECT ${id}, rule, position FROM unnest(${[...rules]}::text[]) WITH ORDINALITY AS r (rule, position)`);
    await this.database.query(
      sql`DELETE FROM reporting.checks WHERE started_at < now() - ${keptChecks}::interval AND finished_at IS NOT NULL`,
    );
    return true;
  }

  async nextRule(checkId: string): Promise<OpenRule | undefined> {
    const [next] = await this.database.query<OpenRule>(sql`
      SELECT rule, last_id AS "lastId" FROM reporting.check_results
       WHERE check_id = ${checkId} AND NOT finished ORDER BY position LIMIT 1`);
    return next;
  }

  async add(
    checkId: string,
    from: OpenRule,
    { checked, unknown, discrepancies, lastId }: CheckedBatch,
  ): Promise<void> {
    const added = await this.database.query(sql`
      UPDATE reporting.check_results SET checked = checked + ${checked}, unknown = unknown + ${unknown},
             disagreeing = disagreeing + ${discrepancies.length}, finished = ${lastId === undefined},
             last_id = coalesce(${lastId ?? null}, last_id)
       WHERE check_id = ${checkId} AND rule = ${from.rule} AND last_id = ${from.lastId} AND NOT finished RETURNING rule`);
    if (added.length === 0) return;
    await this.database.query(sql`
      INSERT INTO reporting.discrepancies (check_id, rule, subject, subject_id, order_id, product_id, problem)
      SELECT ${checkId}, ${from.rule}, d.subject, d."subjectId", d."orderId", d."productId", d.problem
        FROM json_to_recordset(${JSON.stringify(discrepancies)}) AS d (subject text, "subjectId" text, "orderId" uuid,
             "productId" uuid, problem text)
       LIMIT greatest(0, ${keptDiscrepancies} - (SELECT count(*) FROM reporting.discrepancies
                                                  WHERE check_id = ${checkId} AND rule = ${from.rule}))`);
  }

  async finish(checkId: string): Promise<void> {
    await this.database.query(
      sql`UPDATE reporting.checks SET finished_at = now() WHERE id = ${checkId} AND finished_at IS NULL`,
    );
  }

  async latest(): Promise<{
    last: ReconciliationCheck | undefined;
    running: ReconciliationCheck | undefined;
  }> {
    const newest = sql`ORDER BY c.started_at DESC LIMIT 1`;
    const last = await this.one(sql`c.finished_at IS NOT NULL ${newest}`);
    const running = await this.one(sql`c.finished_at IS NULL ${newest}`);
    return { last, running };
  }

  find(checkId: string): Promise<ReconciliationCheck | undefined> {
    return this.one(sql`c.id = ${checkId}`);
  }

  private async one(condition: Sql): Promise<ReconciliationCheck | undefined> {
    const [check] = await this.database.query<ReconciliationCheck>(sql`
      SELECT c.id, c.started_at AS "startedAt", c.finished_at AS "finishedAt", c.started_by AS "startedBy", c.night IS NOT NULL AS "isNightly",
             (${results}) AS rules
        FROM reporting.checks c WHERE ${condition}`);
    return check;
  }
}
