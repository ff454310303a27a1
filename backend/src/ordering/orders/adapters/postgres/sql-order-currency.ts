import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { UnitOfWork } from '../../../../shared/unit-of-work';
import { OrderCurrency } from '../../../order-currency';

/** The currency stands beside the counter, whose row everybody locks who places an order. */
export class SqlOrderCurrency extends OrderCurrency {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  /** Each statement sees what was committed before it: the orders are looked for when nobody can be placing one. */
  fix(code: string): Promise<string> {
    return this.unitOfWork.run(async () => {
      const before = await this.read(sql`SELECT currency FROM ordering.order_counter FOR UPDATE`);
      if (before === code) return before;
      await this.database.query(
        sql`UPDATE ordering.order_counter SET currency = ${code} WHERE NOT EXISTS (SELECT FROM ordering.orders)`,
      );
      return this.current();
    });
  }

  current(): Promise<string> {
    return this.read(sql`SELECT currency FROM ordering.order_counter`);
  }

  private async read(statement: ReturnType<typeof sql>): Promise<string> {
    const [row] = await this.database.query<{ currency: string }>(statement);
    return row!.currency;
  }
}
