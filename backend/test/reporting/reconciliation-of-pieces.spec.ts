import { newId } from '../../src/shared/ids';
import { reconciledShop } from '../support/shop/reconciled-shop';
import { until } from '../support/until';

describe('the reconciliation of the pieces of an order', () => {
  const { seller, run, check, paidOrder, settle } = reconciledShop();

  it('report a line whose share of the delivery is not in the total, which the database refuses', async () => {
    const { orderId } = await paidOrder();
    await settle();
    const change = (by: string) =>
      run(
        `UPDATE ordering.order_lines SET delivery_share_cents = delivery_share_cents ${by} WHERE order_id = $1`,
        [orderId],
      );
    await expect(change('+ 1')).rejects.toThrow('is not the sum of its lines');
    await run('ALTER TABLE ordering.order_lines DISABLE TRIGGER check_total_with_changed_line');
    await change('+ 1');
    const found = (await check())['orders-payments'];
    await change('- 1');
    await run('ALTER TABLE ordering.order_lines ENABLE TRIGGER check_total_with_changed_line');
    const problem = 'costs $179.00, and its lines add up to $179.01';
    expect(found).toMatchObject({ disagreeing: 1, discrepancies: [{ orderId, problem }] });
  });

  it('report a discount that is not in the total, which the database refuses', async () => {
    const { orderId } = await paidOrder();
    await settle();
    const add = () =>
      run(
        `INSERT INTO ordering.line_components (order_id, variant_id, position, kind, part, source, label, cents)
         SELECT order_id, variant_id, 0, 'discount', 'goods', 'test', 'Test', 1 FROM ordering.order_lines WHERE order_id = $1`,
        [orderId],
      );
    await expect(add()).rejects.toThrow('is not the sum of its lines');
    await run('ALTER TABLE ordering.line_components DISABLE TRIGGER check_total_with_component');
    await add();
    const found = (await check())['orders-payments'];
    await run('DELETE FROM ordering.line_components');
    await run('ALTER TABLE ordering.line_components ENABLE TRIGGER check_total_with_component');
    const problem = 'costs $179.00, and its lines add up to $178.99';
    expect(found).toMatchObject({ disagreeing: 1, discrepancies: [{ orderId, problem }] });
  });

  it('report more pieces in parcels than were ordered, which the database refuses', async () => {
    const { orderId } = await paidOrder();
    await seller().client.post(`/api/admin/orders/${orderId}/parcels`, {});
    const change = (by: string) =>
      run(
        `UPDATE ordering.parcel_pieces c SET quantity = quantity ${by} FROM ordering.parcels p
          WHERE p.id = c.parcel_id AND p.order_id = $1`,
        [orderId],
      );
    await expect(change('+ 1')).rejects.toThrow('the pieces of a parcel never change');
    await run('ALTER TABLE ordering.parcel_pieces DISABLE TRIGGER pieces_never_change');
    const found: unknown[] = [];
    for (const by of ['+ 1', '- 2', '+ 1']) {
      await change(by);
      found.push((await check())['orders-parcels'].discrepancies);
    }
    await run('ALTER TABLE ordering.parcel_pieces ENABLE TRIGGER pieces_never_change');
    expect(found).toMatchObject([
      [{ orderId, problem: 'has a line with 3 pieces in parcels and 0 cancelled, and 2 were ordered' }],
      [{ orderId, problem: 'has a line with 1 pieces in parcels, and it counts 2' }],
      [],
    ]);
  });

  it('report cancelled pieces that their line does not count, or whose price does not go back', async () => {
    const { orderId } = await paidOrder();
    const [line] = await run('SELECT variant_id AS id FROM ordering.order_lines WHERE order_id = $1', [
      orderId,
    ]);
    const cancellation = { _id: newId(), pieces: [{ variantId: line!.id, quantity: 1 }] };
    await seller().client.post(`/api/admin/orders/${orderId}/cancellations`, cancellation);
    await until(async () => {
      const [refund] = await run("SELECT id FROM payments.refunds WHERE state = 'given'");
      return refund !== undefined;
    });
    await settle();
    const before = await check();
    for (const rule of Object.values(before)) expect(rule).toMatchObject({ disagreeing: 0 });
    const refunded = (cents: number) =>
      run('UPDATE payments.refunds SET amount_cents = $2 WHERE id = $1', [cancellation._id, cents]);
    await run('UPDATE ordering.order_lines SET cancelled = 0 WHERE order_id = $1', [orderId]);
    await refunded(1);
    await settle();
    const rules = await check();
    await run('UPDATE ordering.order_lines SET cancelled = 1 WHERE order_id = $1', [orderId]);
    await refunded(8950);
    expect(rules['orders-parcels'].discrepancies).toMatchObject([
      { orderId, problem: 'has a line with 1 cancelled pieces, and it counts 0' },
    ]);
    expect(rules['orders-payments'].discrepancies).toMatchObject([
      {
        orderId,
        problem: 'has cancelled pieces for $89.50, and $0.01 of its payment went back in part',
      },
    ]);
    expect(rules['provider-payments'].discrepancies).toMatchObject([{ orderId }]);
  });
});
