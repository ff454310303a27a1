import { newId } from '../../src/shared/ids';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('the waitlist', () => {
  let mailServer: MailServer;
  let seller: Person;
  const shop = testShop(
    { TRUST_PROXY: '1' },
    {
      start: async (env) => {
        mailServer = await startMailServer();
        return startHostedServer({ ...env, ...mailServer.settings });
      },
    },
  );
  beforeAll(async () => {
    seller = await admin(shop());
  });
  afterAll(() => mailServer.stop());

  const productOf = async (id: string) =>
    (await shop().visitor().get(`/api/shop/products/get/${id}`)).body.data;
  const soldOut = async () => {
    const productId = await onSale(seller, { totalStock: 0 });
    return { productId, variantId: (await productOf(productId)).variants[0]._id as string };
  };
  const restock = async (productId: string, totalStock: number) => {
    const product = { ...(await productOf(productId)), totalStock };
    const { status } = await seller.client.put(`/api/admin/products/edit/${productId}`, product);
    expect(status).toBe(200);
  };
  const emailOf = async ({ client }: Person) =>
    (await client.get('/api/auth/check-auth')).body.user.email as string;
  const pathOf = ({ id }: Person, variantId = '') =>
    `/api/shop/waitlist/${id}${variantId && `/${variantId}`}`;
  const wait = (person: Person, variantId: string) => person.client.put(pathOf(person, variantId), {});
  const awaitedBy = async (person: Person) => (await person.client.get(pathOf(person))).body.data;
  const ask = (variantId: string, email: string, address = '192.0.2.1') =>
    shop().visitor().post('/api/shop/waitlist', { variantId, email }, { 'x-forwarded-for': address });
  const link = (token: string, what: '' | '/confirm' | '/end' = '') =>
    shop().visitor().post(`/api/shop/waitlist/link${what}`, { token });
  const anEmail = () => `${newId()}@mail.test`;
  const mailsTo = (email: string) =>
    mailServer.mailsTo(email).filter(({ text }) => text.includes('/shop/waitlist#'));
  const tokenFor = async (email: string, count = 1) => {
    await until(async () => mailsTo(email).length === count);
    return /\/shop\/waitlist#([\w-]+)/.exec(mailsTo(email)[0]!.text)![1]!;
  };
  const people = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const person = await shopper(shop());
        return { ...person, email: await emailOf(person) };
      }),
    );

  it('tells a shopper once when a size is back', async () => {
    const [{ productId, variantId }, [sam]] = [await soldOut(), await people(1)];
    for (let time = 0; time < 2; time++)
      expect((await wait(sam!, variantId)).body).toMatchObject({ success: true, data: [variantId] });
    await restock(productId, 1);
    await until(async () => mailsTo(sam!.email).length === 1);
    expect(await awaitedBy(sam!)).toEqual([]);
    await restock(productId, 0);
    await restock(productId, 1);
    expect((await wait(sam!, variantId)).body).toMatchObject({ code: 'IN_STOCK' });
    expect(mailsTo(sam!.email)).toHaveLength(1);
  });

  it('tells three people for a piece, the longest-waiting first, and the others with the next pieces', async () => {
    const [{ productId, variantId }, waiting] = [await soldOut(), await people(5)];
    for (const person of waiting) await wait(person, variantId);
    const told = () => waiting.map(({ email }) => mailsTo(email).length);
    await restock(productId, 1);
    await until(async () => told().filter((count) => count > 0).length >= 3);
    expect(await Promise.all(waiting.map(awaitedBy))).toEqual([[], [], [], [variantId], [variantId]]);
    expect(told()).toEqual([1, 1, 1, 0, 0]);
    await restock(productId, 0);
    await restock(productId, 1);
    await restock(productId, 2);
    await until(async () => told().every((count) => count === 1));
  });

  it('forgets who does not want to wait any more', async () => {
    const [{ variantId }, [sam]] = [await soldOut(), await people(1)];
    await wait(sam!, variantId);
    for (let time = 0; time < 2; time++)
      expect((await sam!.client.delete(pathOf(sam!, variantId))).body.data).toEqual([]);
  });

  it('refuses what is in stock and what is unknown', async () => {
    const sam = await shopper(shop());
    const { variants } = await productOf(await onSale(seller));
    for (const refused of [await wait(sam, variants[0]._id), await ask(variants[0]._id, anEmail())])
      expect(refused).toMatchObject({ status: 409, body: { code: 'IN_STOCK' } });
    for (const refused of [await wait(sam, newId()), await ask(newId(), anEmail())])
      expect(refused).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('writes to a visitor once the address is confirmed by a button, not by opening the link', async () => {
    const [{ productId, variantId }, kim, lee] = [await soldOut(), anEmail(), anEmail()];
    for (const email of [kim, lee]) expect((await ask(variantId, email)).status).toBe(200);
    const token = await tokenFor(kim);
    await tokenFor(lee);
    for (let time = 0; time < 2; time++)
      expect((await link(token)).body).toMatchObject({ data: { stage: 'unconfirmed', productId } });
    expect(JSON.stringify((await link(token)).body)).not.toContain(kim);
    for (let time = 0; time < 2; time++)
      expect((await link(token, '/confirm')).body.data).toMatchObject({ stage: 'waiting' });
    await restock(productId, 1);
    await tokenFor(kim, 2);
    expect(mailsTo(lee)).toHaveLength(1);
  });

  it('is not begun by the link of what is in stock by now', async () => {
    const [{ productId, variantId }, kim] = [await soldOut(), anEmail()];
    await ask(variantId, kim);
    const token = await tokenFor(kim);
    await restock(productId, 1);
    expect(await link(token, '/confirm')).toMatchObject({ status: 409, body: { code: 'IN_STOCK' } });
    expect((await link(token)).body.data).toMatchObject({ stage: 'unconfirmed' });
    await restock(productId, 0);
    expect((await link(token, '/confirm')).body.data).toMatchObject({ stage: 'waiting' });
  });

  it('has room for 100 sizes of a shopper, however many are requested at the same time', async () => {
    const [sam] = await people(1);
    const sizes = await Promise.all(Array.from({ length: 4 }, soldOut));
    await inDatabase(
      shop(),
      `INSERT INTO waitlist.entries (id, product_id, variant_id, shopper_id, requested_at, confirmed_at)
       SELECT gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1, now(), now() FROM generate_series(1, 98)`,
      [sam!.id],
    );
    const responses = await Promise.all(sizes.map(({ variantId }) => wait(sam!, variantId)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    expect(await awaitedBy(sam!)).toHaveLength(100);
  });

  it('gives the same response for an address that waits already, which gets no other e-mail', async () => {
    const [{ variantId }, kim, lee] = [await soldOut(), anEmail(), anEmail()];
    const first = await ask(variantId, kim);
    await link(await tokenFor(kim), '/confirm');
    const again = await ask(variantId, kim);
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    await ask(variantId, lee);
    await tokenFor(lee);
    expect(mailsTo(kim)).toHaveLength(1);
  });

  it('ends a request by the link of any of its e-mails', async () => {
    const [{ productId, variantId }, kim, [sam]] = [await soldOut(), anEmail(), await people(1)];
    await ask(variantId, kim);
    await wait(sam!, variantId);
    const token = await tokenFor(kim);
    await link(token, '/confirm');
    for (let time = 0; time < 2; time++) expect((await link(token, '/end')).status).toBe(200);
    expect(await link(token)).toMatchObject({ status: 400, body: { code: 'WAITLIST_LINK_INVALID' } });
    await restock(productId, 1);
    await link(await tokenFor(sam!.email), '/end');
    expect(mailsTo(kim)).toHaveLength(1);
  });

  it('is asked for five times an hour for a mailbox', async () => {
    const kim = anEmail();
    const asked = [];
    for (let place = 0; place < 6; place++) asked.push(await ask((await soldOut()).variantId, kim));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each(['no address', 'a@b', ''])('refuses %j as an address', async (email) => {
    expect((await ask((await soldOut()).variantId, email)).status).toBe(400);
  });

  it('is read and changed by its shopper alone', async () => {
    const [sam, kim] = [await shopper(shop()), await shopper(shop())];
    const { variantId } = await soldOut();
    for (const { status } of [
      await kim.client.get(pathOf(sam)),
      await kim.client.put(pathOf(sam, variantId), {}),
      await kim.client.delete(pathOf(sam, variantId)),
    ])
      expect(status).toBe(403);
  });
});
