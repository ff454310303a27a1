// @ts-check
// A withdrawal with a number that no order has is refused: whoever sends one learns which orders there are.
const { default: sql } = require('sql-template-tag');
const {
  TypeOrmWithdrawalRepository,
} = require('../../../src/ordering/withdrawals/adapters/postgres/typeorm-withdrawal.repository');
const { typedNumberOf } = require('../../../src/ordering/orders/domain/typed-number');
const { NoOrderOfThisNumber } = require('../../../src/ordering/withdrawals/domain/withdrawal.errors');
const { replace } = require('../plant.cjs');

replace(
  TypeOrmWithdrawalRepository.prototype,
  'add',
  (add) =>
    async function (withdrawal) {
      const number = typedNumberOf(withdrawal.state.orderNumber) ?? 0;
      const found = await this.database.query(sql`SELECT FROM ordering.orders WHERE number = ${number}`);
      if (found.length === 0) throw new NoOrderOfThisNumber();
      return add.call(this, withdrawal);
    },
);
