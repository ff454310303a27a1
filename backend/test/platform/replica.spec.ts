import { onSale, jeans } from '../support/shop/goods';
import { startHostedServer } from '../support/shop/hosted-server';
import { admin, inDatabase, type Person } from '../support/shop/people';
import {
  type PostgresWithStandby,
  startPostgresWithStandby,
} from '../support/services/postgres-with-standby';
import { runProgram } from '../support/shop/program';
import { type TcpProxy, tcpProxy } from '../support/services/tcp-proxy';
import { addTaxonomy } from '../support/shop/taxonomy';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

/** Less than the second that a read may be old. */
const behindMs = 350;

describe('a shop with a streaming replica', () => {
  let postgres: PostgresWithStandby;
  let toReplica: TcpProxy;
  let seller: Person;
  const shop = testShop(
    {},
    {
      makeDatabase: async () => {
        postgres = await startPostgresWithStandby();
        toReplica = await tcpProxy(postgres.replica);
        return { url: postgres.primary, drop: stop };
      },
      start: (env) => startHostedServer({ ...env, DATABASE_REPLICA_URL: toReplica.url }),
    },
  );
  const stop = async () => {
    await toReplica.close();
    await postgres.stop();
  };
  const onReplica = <Row>(sql: string) => inDatabase<Row>({ databaseUrl: postgres.replica }, sql);
  const delayReplica = async (milliseconds: number) => {
    await onReplica(`ALTER SYSTEM SET recovery_min_apply_delay = ${milliseconds}`);
    await onReplica('SELECT pg_reload_conf()');
  };
  beforeAll(async () => {
    await addTaxonomy(postgres.primary);
    seller = await admin(shop());
  });

  /** Not one that a response is cached for. */
  let asked = 0;
  const priceSeenBy = async (person: Pick<Person, 'client'>, productId: string): Promise<number> => {
    const { body } = await person.client.get(`/api/shop/products/get/${productId}?asked=${++asked}`);
    return body.data?.price;
  };
  const visitor = () => ({ client: shop().visitor() });
  const sell = async (productId: string, price: number) => {
    const { body } = await seller.client.get(`/api/admin/products/get/${productId}`);
    const { status } = await seller.client.put(`/api/admin/products/edit/${productId}`, {
      ...body.data,
      price,
      variants: undefined,
    });
    expect(status).toBe(200);
  };
  const untilReplicaIsRead = (productId: string) =>
    until(async () => {
      await priceSeenBy(visitor(), productId);
      const reads = await onReplica(
        `SELECT FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND query LIKE '%catalogue.%'`,
      );
      return reads.length > 0;
    });

  it('reads public pages from the replica, but not for clients that have just written', async () => {
    const productId = await onSale(seller, { price: 50 });
    await untilReplicaIsRead(productId);
    await delayReplica(behindMs);
    const seenByOthers: boolean[] = [];
    for (let price = 60; price < 75; price++) {
      await sell(productId, price);
      const [own, others] = await Promise.all([
        priceSeenBy(seller, productId),
        priceSeenBy(visitor(), productId),
      ]);
      expect(own).toBe(price);
      seenByOthers.push(others === price);
    }
    // The delay is real: others see the change a moment later.
    expect(seenByOthers).toContain(false);
    await until(async () => (await priceSeenBy(visitor(), productId)) === 74);
    await delayReplica(0);
  });

  it('reads from the primary when the replica is more than a second behind', async () => {
    const productId = await onSale(seller, { price: 20 });
    await untilReplicaIsRead(productId);
    await onReplica('SELECT pg_wal_replay_pause()');
    await sell(productId, 21);
    await until(async () => (await priceSeenBy(visitor(), productId)) === 21);
    expect(await onReplica('SELECT pg_is_wal_replay_paused() AS paused')).toEqual([{ paused: true }]);
    await onReplica('SELECT pg_wal_replay_resume()');
  });

  it('is checked by the doctor', async () => {
    const doctor = (replica: string) =>
      runProgram('src/commands/doctor.ts', { DATABASE_URL: postgres.primary, DATABASE_REPLICA_URL: replica });
    expect((await doctor(postgres.replica)).said).toMatch(/^ok +Replica +streams from its primary$/m);
    expect((await doctor(postgres.primary)).said).toMatch(/^WRONG +Replica +does not stream/m);
    const { said } = await doctor('postgres://shop@127.0.0.1:1/shop');
    expect(said).toMatch(/^ok +Database/m);
    expect(said).toMatch(/^WRONG +Replica +The database shop at 127\.0\.0\.1:1 can't be reached/m);
  });

  it('works without its replica, whether that refuses connections or does not respond', async () => {
    const productId = await onSale(seller, { price: jeans.price });
    await untilReplicaIsRead(productId);
    toReplica.hold();
    for (let time = 0; time < 5; time++) expect(await priceSeenBy(visitor(), productId)).toBe(jeans.price);
    toReplica.isClosed = true;
    toReplica.letGo();
    for (let time = 0; time < 20; time++) expect(await priceSeenBy(visitor(), productId)).toBe(jeans.price);
    expect((await shop().visitor().get('/api/health/ready')).status).toBe(200);
  });
});
