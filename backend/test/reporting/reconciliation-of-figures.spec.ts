import { reconciledShop } from '../support/shop/reconciled-shop';

describe('the reconciliation of figures', () => {
  const { run, check, paidOrder, sam } = reconciledShop();

  const found = async (rule: string) => (await check())[rule];

  it('agree when nothing was changed beside the shop', async () => {
    await paidOrder();
    const rules = await check();
    for (const name of ['products-reviews', 'words-products'])
      expect(rules[name]).toMatchObject({ disagreeing: 0, isFinished: true });
    expect(rules['words-products'].checked).toBeGreaterThan(0);
    expect(rules['products-reviews'].checked).toBeGreaterThan(0);
  });

  it('report stars that are not those of the reviews', async () => {
    const { productId } = await paidOrder();
    await run(`UPDATE catalogue.products SET stars = '{0,0,0,0,2}' WHERE id = $1`, [productId]);
    const rule = await found('products-reviews');
    await run(`UPDATE catalogue.products SET stars = '{0,0,0,0,0}' WHERE id = $1`, [productId]);
    const problem = 'has 0, 0, 0, 0, 2 reviews of one to five stars, and there are 0, 0, 0, 0, 0';
    expect(rule).toMatchObject({
      disagreeing: 1,
      discrepancies: [{ subject: 'product', productId, problem }],
    });
  });

  it('report fits that are not those that buyers tell', async () => {
    const { productId } = await paidOrder();
    const counts = (sql: string) =>
      run(`${sql} (SELECT id FROM catalogue.variants WHERE product_id = $1)`, [productId]);
    await run(
      `INSERT INTO catalogue.fit_counts SELECT id, 0, 1, 0 FROM catalogue.variants WHERE product_id = $1`,
      [productId],
    );
    const rule = await found('products-reviews');
    await counts('DELETE FROM catalogue.fit_counts WHERE variant_id IN');
    const problem = 'has 0, 1, 0 buyers who say small, true to size, large, and there are 0, 0, 0';
    expect(rule).toMatchObject({
      disagreeing: 1,
      discrepancies: [{ subject: 'variant', productId, problem }],
    });
  });

  it('report a fit that is counted and whose review is hidden', async () => {
    const { productId } = await paidOrder();
    await sam().client.post('/api/shop/review/add', {
      productId,
      reviewMessage: 'Warm.',
      reviewValue: 5,
    });
    await run(
      `UPDATE catalogue.variants SET size = 'M', size_rank = (SELECT place FROM catalogue.sizes WHERE name = 'M') WHERE product_id = $1`,
      [productId],
    );
    await run(
      `INSERT INTO catalogue.fits SELECT $2, id, 'small', 'review', now(), true FROM catalogue.variants WHERE product_id = $1`,
      [productId, sam().id],
    );
    await run(
      `INSERT INTO catalogue.fit_counts SELECT id, 1, 0, 0 FROM catalogue.variants WHERE product_id = $1`,
      [productId],
    );
    expect(await found('products-reviews')).toMatchObject({ disagreeing: 0 });
    const hideAsBefore = (hidden: string) =>
      run(`UPDATE catalogue.reviews SET hidden_at = ${hidden} WHERE product_id = $1`, [productId]);
    await hideAsBefore('now()');
    await run(`UPDATE catalogue.products SET stars = '{0,0,0,0,0}' WHERE id = $1`, [productId]);
    const rule = await found('products-reviews');
    await hideAsBefore('NULL');
    await run(`UPDATE catalogue.products SET stars = '{0,0,0,0,1}' WHERE id = $1`, [productId]);
    await run(`UPDATE catalogue.variants SET size = NULL, size_rank = NULL WHERE product_id = $1`, [
      productId,
    ]);
    const problem = 'has 1, 0, 0 buyers who say small, true to size, large, and there are 0, 0, 0';
    expect(rule).toMatchObject({ disagreeing: 1, discrepancies: [{ subject: 'variant', problem }] });
  });

  it('report a variant that does not stand where its size does', async () => {
    const { productId } = await paidOrder();
    const place = (sql: string) =>
      run(`UPDATE catalogue.variants SET size = ${sql} WHERE product_id = $1`, [productId]);
    await place(`'M', size_rank = (SELECT place + 1 FROM catalogue.sizes WHERE name = 'M')`);
    const rule = await found('variants-sizes');
    await place('NULL, size_rank = NULL');
    expect(rule).toMatchObject({ disagreeing: 1, discrepancies: [{ subject: 'variant', productId }] });
    expect(rule.discrepancies[0].problem).toMatch(/^has place \d+ of all sizes, and M has place \d+$/);
  });

  it('report words that the search counts in too many products', async () => {
    await paidOrder();
    const word = {
      which: `lexeme = (SELECT min(lexeme COLLATE "C") FROM catalogue.search_words WHERE products > 0)`,
    };
    const change = (by: string) =>
      run(`UPDATE catalogue.search_words SET products = products ${by} WHERE ${word.which}`);
    await change('+ 7');
    const rule = await found('words-products');
    await change('- 7');
    expect(rule).toMatchObject({ disagreeing: 1, discrepancies: [{ subject: 'word' }] });
    expect(rule.discrepancies[0].problem).toMatch(/^is counted in \d+ products, and stands in \d+$/);
  });

  it('report a day whose revenue is not that of its orders', async () => {
    const { orderId } = await paidOrder();
    await run(
      `UPDATE ordering.orders SET placed_at = placed_at - interval '30 days', paid_at = paid_at - interval '30 days' WHERE id = $1`,
      [orderId],
    );
    await run(
      `INSERT INTO reporting.daily_figures (day, orders, revenue_cents, units, refunds, refunded_cents, shoppers, buyers, computed_at)
               SELECT (paid_at AT TIME ZONE 'UTC')::date, 1, 17800, 2, 0, 0, 1, 1, now() FROM ordering.orders WHERE id = $1
               ON CONFLICT (day) DO UPDATE SET orders = 1, revenue_cents = 17800, units = 2`,
      [orderId],
    );
    const rule = await found('days-orders');
    expect(rule).toMatchObject({ disagreeing: 1, discrepancies: [{ subject: 'day' }] });
    expect(rule.discrepancies[0]).toMatchObject({
      subjectId: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      problem: 'has a revenue of $178.00, and its orders add up to $179.00',
    });
    expect(rule.checked).toBeGreaterThan(0);
  });
});
