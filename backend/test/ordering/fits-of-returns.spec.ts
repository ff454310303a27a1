import { returnsShop } from '../support/returns/returns-shop';
import { inCart, tee } from '../support/shop/goods';
import { tokenOf } from '../support/shop/checkouts';
import { until } from '../support/until';

describe('a return for its fit', () => {
  const { seller, sam, run, order, capture, payPal, setStatus, declare, path, arrive, runJobsNow, ...world } =
    returnsShop();
  const { read, expectCleanBooks } = world;

  /** @returns a delivered order of two tees in S and one in M */
  const delivered = async () => {
    const plenty = { ...tee, variants: tee.variants.map((variant) => ({ ...variant, stock: 100 })) };
    const { _id: productId, variants } = (await seller().client.post('/api/admin/products/add', plenty)).body
      .data;
    const idOf = (size: string): string =>
      variants.find((one: { size: string; colour: string }) => one.size === size && one.colour === 'Navy')
        ._id;
    const [small, medium] = [idOf('S'), idOf('M')];
    await inCart(sam(), productId, 2, small);
    await inCart(sam(), productId, 1, medium);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const { orderId } = placed.body as { orderId: string };
    await setStatus(orderId, 'delivered');
    const review = (fit: object | null) =>
      sam().client.post('/api/shop/review/add', {
        ...{ productId, reviewMessage: 'Warm.', reviewValue: 4, fit },
      });
    const told = async (): Promise<string> => {
      const { data } = (await seller().client.get(`/api/admin/reviews/fit/${productId}`)).body;
      return data.sizes
        .filter(({ buyers }: { buyers: number }) => buyers > 0)
        .map(({ size, small: s, right, large }: Record<string, string>) => `${size} ${s} ${right} ${large}`)
        .join(', ');
    };
    const becomes = (counts: string) => until(async () => (await told()) === counts);
    return { orderId, productId, small, medium, review, told, becomes };
  };

  it('replaces what the review said, until the return is cancelled', async () => {
    const { orderId, small, review, becomes } = await delivered();
    await review({ variantId: small, fit: 'right' });
    await becomes('S 0 1 0');
    const { body } = await declare(orderId, [{ variantId: small, quantity: 1, reason: 'too-small' }]);
    await becomes('S 1 0 0');
    const cancelled = await sam().client.post(`${path(orderId)}/${body.data._id}/cancel`, {});
    expect(cancelled.status).toBe(200);
    await becomes('S 0 1 0');
    await expectCleanBooks();
  });

  it('counts once for each buyer, by the newest word, also of two sizes', async () => {
    const { orderId, small, medium, review, becomes } = await delivered();
    await declare(orderId, [{ variantId: small, quantity: 1, reason: 'too-small' }]);
    await becomes('S 1 0 0');
    await declare(orderId, [{ variantId: medium, quantity: 1, reason: 'too-large' }]);
    await becomes('M 0 0 1');
    await review({ variantId: medium, fit: 'right' });
    await becomes('M 0 1 0');
    await expectCleanBooks();
  });

  it('tells nothing for another reason, for two reasons that disagree, or without one', async () => {
    const { orderId, small, medium, told } = await delivered();
    const both = ['too-small', 'too-large'].map((reason) => ({ variantId: small, quantity: 1, reason }));
    expect(
      (await declare(orderId, [...both, { variantId: medium, quantity: 1, reason: 'faulty' }])).status,
    ).toBe(201);
    const jobs = `SELECT id FROM graphile_worker.jobs WHERE task_identifier LIKE 'reviews:%'`;
    await until(async () => (await run(jobs)).length === 0);
    expect(await told()).toBe('');
  });

  it('tells nothing once it has lapsed, and tells it again when it arrives all the same', async () => {
    const { orderId, small, becomes } = await delivered();
    const { body } = await declare(orderId, [{ variantId: small, quantity: 2, reason: 'too-small' }]);
    const id = body.data._id as string;
    await becomes('S 1 0 0');
    await run(`UPDATE ordering.returns SET deadline = current_date - 2 WHERE id = $1`, [id]);
    await runJobsNow();
    await until(async () => (await read(id)).state === 'lapsed');
    await becomes('');
    await arrive(id);
    await becomes('S 1 0 0');
    await expectCleanBooks();
  });
});
