import sql from 'sql-template-tag';
import type { StockTakeState } from '../../domain/stock-take';

export type StockTakeRow = Pick<StockTakeState, 'id' | 'scope' | 'state' | 'variants' | 'reason'> & {
  openedAt: Date;
  openedBy: string;
  openedByName: string | null;
  closedAt: Date | null;
  closedBy: string | null;
  closedByName: string | null;
};

/** The columns of a row `t`. */
export const stockTakeColumns = sql`t.id, t.scope, t.state, t.variants, t.reason, t.opened_at AS "openedAt", t.opened_by AS "openedBy",
  t.opened_by_name AS "openedByName", t.closed_at AS "closedAt", t.closed_by AS "closedBy", t.closed_by_name AS "closedByName"`;

export const stateOfRow = ({
  openedAt,
  openedBy,
  openedByName,
  closedAt,
  closedBy,
  closedByName,
  ...row
}: StockTakeRow): StockTakeState => ({
  ...row,
  opened: { actor: openedBy, name: openedByName, at: openedAt },
  closed: closedAt && closedBy ? { actor: closedBy, name: closedByName, at: closedAt } : null,
});
