import { setImmediate as turn } from 'node:timers/promises';
import { RememberingFollower } from '../../../test/support/remembering-follower';
import { SilentLog } from '../../../test/support/silent-log';
import { type TcpProxy, tcpProxy } from '../../../test/support/tcp-proxy';
import { testDatabase } from '../../../test/support/test-database';
import { until } from '../../../test/support/until';
import { ChangeFeed } from './change-feed';

describe('the changes that are followed', () => {
  const postgres = testDatabase();
  let proxy: TcpProxy;
  let follower: RememberingFollower;
  let feed: ChangeFeed;
  beforeEach(async () => {
    proxy = await tcpProxy(postgres().url);
    follower = new RememberingFollower();
    feed = new ChangeFeed(proxy.url, follower, new SilentLog());
  });
  afterEach(async () => {
    await feed.stop();
    await proxy.close();
  });

  const isFollowed = () => until(async () => follower.isFollowing);
  const begin = async () => {
    feed.start();
    await isFollowed();
  };
  const commit = (what: string) => postgres().database.tell([what]);
  const hears = async (what: string) => {
    await commit(what);
    await until(async () => follower.heard.includes(what));
  };
  /** @param what is selected of each */
  const connections = (what = 'pid') =>
    postgres().database.query(
      `SELECT ${what} FROM pg_stat_activity
        WHERE datname = current_database() AND application_name = 'haberdash changes'`,
    );

  it('are all that anybody commits, and nothing that is taken back', async () => {
    await begin();
    const { database, unitOfWork } = postgres();
    const takenBack = unitOfWork.run(async () => {
      await database.tell(['taken back']);
      throw new Error('No');
    });
    await expect(takenBack).rejects.toThrow('No');
    await hears('jeans');
    await hears('shirt');
    expect(follower.heard).toEqual(['jeans', 'shirt']);
  });

  it('are all heard of once one has caught up', async () => {
    await begin();
    for (const what of ['jeans', 'shirt']) {
      await commit(what);
      await feed.caughtUp();
      expect(follower.heard).toContain(what);
    }
    expect(follower.heard).toEqual(['jeans', 'shirt']);
  });

  it('are caught up with by many at once', async () => {
    await begin();
    await commit('jeans');
    await Promise.all([1, 2, 3, 4].map(() => feed.caughtUp()));
    expect(follower.heard).toEqual(['jeans']);
  });

  it('may be missed from the end of the connection on, until there is another', async () => {
    await begin();
    await connections('pg_terminate_backend(pid)');
    await until(async () => follower.losses === 1);
    await isFollowed();
    await hears('jeans');
  });

  it('are followed once the database is there', async () => {
    proxy.isClosed = true;
    feed.start();
    await until(async () => follower.losses > 0);
    expect(follower.isFollowing).toBe(false);
    await feed.caughtUp();
    proxy.isClosed = false;
    await isFollowed();
    await hears('jeans');
  });

  it.each([
    ['before the database has answered', 'haberdash changes'],
    ['while it begins to listen', 'LISTEN'],
  ])('are followed over another connection where one breaks %s', async (_, words) => {
    proxy.breakAt = words;
    await begin();
    expect([proxy.breakAt, follower.losses]).toEqual([undefined, 1]);
    await hears('jeans');
  });

  it('may come late from a database that says nothing, and are all heard once it goes on', async () => {
    feed = new ChangeFeed(proxy.url, follower, new SilentLog(), 60_000);
    await begin();
    proxy.hold();
    await until(async () => !follower.isFollowing);
    await commit('jeans');
    proxy.letGo();
    await isFollowed();
    expect(follower).toMatchObject({ heard: ['jeans'], losses: 0 });
  });

  it('are not late only because this process was busy', async () => {
    feed = new ChangeFeed(postgres().url, follower, new SilentLog());
    await begin();
    for (let round = 0; round < 10; round++) {
      const end = Date.now() + 120;
      while (Date.now() < end);
      await turn();
    }
    await hears('jeans');
    expect(follower.doubts).toBe(0);
  });

  it('are followed over another connection when one stays silent', async () => {
    await begin();
    proxy.hold();
    await until(async () => follower.losses === 1);
    expect(follower.doubts).toBeGreaterThan(0);
    await isFollowed();
    await hears('jeans');
  });

  it('are followed no more by who stops, be it before the database has answered', async () => {
    feed.start();
    await feed.stop();
    expect(follower.isFollowing).toBe(false);
    await until(async () => (await connections()).length === 0);
  });
});
