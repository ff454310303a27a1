// @ts-check
// The token of any link opens whatever order the call names.
const { default: sql } = require('sql-template-tag');
const { OrderAccess } = require('../../../src/ordering/links/adapters/http/order-access');
const { replace } = require('../plant.cjs');

replace(
  OrderAccess.prototype,
  'shopperOfLinked',
  () =>
    async function (caller, orderName) {
      await this.orderOf(caller);
      const [order] = await this.guestOrders.database.query(
        sql`SELECT shopper_id AS "shopperId" FROM ordering.orders WHERE id = ${orderName}`,
      );
      return order.shopperId;
    },
);
