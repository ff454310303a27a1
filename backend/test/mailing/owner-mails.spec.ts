import { newId } from '../../src/shared/ids';
import { jeans, onSale } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { type MailServer, startMailServer } from '../support/services/mail-server';
import { admin, inDatabase, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

const owner = 'owner@haberdash.test';

describe('e-mails to the owner', () => {
  let mailServer: MailServer;
  let seller: Person;
  const shop = testShop(
    {},
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
  beforeEach(() => mailServer.mails.splice(0));

  const ask = <Row>(sql: string, values: unknown[] = []) => inDatabase<Row>(shop(), sql, values);
  const setStock = async (productId: string, totalStock: number) => {
    const edited = await seller.client.put(`/api/admin/products/edit/${productId}`, { ...jeans, totalStock });
    expect(edited.status).toBe(200);
  };
  const toldNow = async () => {
    // The report announces the fall, which makes the e-mail, which is sent: each by a job of its own.
    const due = () => ask('SELECT FROM graphile_worker.jobs WHERE run_at <= now()');
    await ask(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
       WHERE task_identifier = 'catalogue:report-low-stock'`,
    );
    await until(async () => (await due()).length === 0);
    await until(async () => (await ask(`SELECT FROM mailing.mails WHERE status <> 'sent'`)).length === 0);
    return mailServer.mailsTo(owner).map(({ subject }) => subject);
  };

  it('writes one e-mail per batch of variants that fell below ten pieces', async () => {
    const [shirt, scarf] = [
      await onSale(seller, { totalStock: 12 }),
      await onSale(seller, { totalStock: 30 }),
    ];
    expect(await toldNow()).toEqual([]);
    await setStock(shirt, 9);
    await setStock(scarf, 0);
    expect(await toldNow()).toEqual(['Low stock: 2 sizes and colours']);
    await setStock(shirt, 3);
    expect(await toldNow()).toHaveLength(1);
    await setStock(shirt, 20);
    await setStock(shirt, 5);
    expect(await toldNow()).toEqual([`Low stock: ${jeans.title}`, 'Low stock: 2 sizes and colours']);
  });

  it('do not tell of what was never more, nor of what is refilled before', async () => {
    await onSale(seller, { totalStock: 3 });
    const belt = await onSale(seller, { totalStock: 11 });
    await setStock(belt, 2);
    await setStock(belt, 50);
    expect(await toldNow()).toEqual([]);
  });

  it('tell once of a night in which the reconciliation found differences', async () => {
    const product = await onSale(seller, { totalStock: 40 });
    const lose = (pieces: number) =>
      ask(`UPDATE catalogue.variants SET stock = stock - $2 WHERE product_id = $1`, [product, pieces]);
    await lose(1);
    const checkId = newId();
    await ask(`INSERT INTO reporting.checks (id, started_by, night) VALUES ($1, 'job', '2026-01-01')`, [
      checkId,
    ]);
    await ask(
      `INSERT INTO reporting.check_results (check_id, rule, position) VALUES ($1, 'stock-movements', 1)`,
      [checkId],
    );
    for (let time = 0; time < 2; time += 1) {
      const isAsked = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'reporting:check-books'`;
      await ask(`SELECT graphile_worker.add_job('reporting:check-books', $1::json, job_key => $2)`, [
        JSON.stringify({ checkId }),
        `reporting:check-books:${checkId}`,
      ]);
      await until(async () => (await ask(isAsked)).length === 0);
    }
    await lose(-1);
    await until(async () => mailServer.mailsTo(owner).length > 0);
    expect(mailServer.mailsTo(owner)).toMatchObject([
      {
        subject: 'Consistency check: 1 discrepancy',
        text: expect.stringContaining('Stock against movements: 1'),
      },
    ]);
    expect(await ask(`SELECT FROM mailing.mails WHERE kind = 'books-disagree'`)).toHaveLength(1);
  });
});
