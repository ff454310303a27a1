import { SilentLog } from '../../../test/support/silent-log';
import { SomethingHappened, Told } from '../../../test/support/something-happened';
import { testDatabase } from '../../../test/support/test-database';
import { until } from '../../../test/support/until';
import type { Actor } from '../../shared/actor';
import { AsyncCurrentActor } from '../actor/async-current-actor';
import { GraphileOutbox } from './graphile-outbox';
import { JobRunner } from './job-runner';
import { PromptDelivery } from './prompt-delivery';
import { Subscriptions } from './subscriptions';

describe('prompt delivery', () => {
  const postgres = testDatabase();
  const inQueue = () =>
    postgres().database.query<{ isTaken: boolean }>(
      'SELECT locked_at IS NOT NULL AS "isTaken" FROM graphile_worker._private_jobs ORDER BY id',
    );
  const queueIsEmpty = async () => (await inQueue()).length === 0;
  beforeEach(() => postgres().database.query('DELETE FROM graphile_worker._private_jobs'));

  async function deliveryTo(hear: (event: SomethingHappened) => Promise<void>) {
    const { database, unitOfWork } = postgres();
    const subscriptions = new Subscriptions();
    subscriptions.onEvent(new Told('test:told', hear));
    const delivery = new PromptDelivery(database, unitOfWork, subscriptions, new SilentLog());
    await delivery.begin();
    const outbox = new GraphileOutbox(database, subscriptions, delivery);
    const announce = (orderId: string) => unitOfWork.run(() => outbox.add([new SomethingHappened(orderId)]));
    const runner = new JobRunner(database, unitOfWork, subscriptions, delivery, new SilentLog());
    return { delivery, announce, outbox, unitOfWork, runner };
  }

  it('carries an event to its listener without a worker, and leaves nothing in the queue', async () => {
    const heard: SomethingHappened[] = [];
    const { announce } = await deliveryTo(async (event) => void heard.push(event));
    await announce('A-1');
    await until(queueIsEmpty);
    expect(heard).toEqual([new SomethingHappened('A-1')]);
  });

  it('tells nobody of what was taken back', async () => {
    const heard: SomethingHappened[] = [];
    const { announce, outbox, unitOfWork } = await deliveryTo(async (event) => void heard.push(event));
    const failing = unitOfWork.run(async () => {
      await outbox.add([new SomethingHappened('taken back')]);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await announce('kept');
    await until(queueIsEmpty);
    expect(heard).toEqual([new SomethingHappened('kept')]);
  });

  it('is heard by the shop, whoever has announced it', async () => {
    const actor = new AsyncCurrentActor();
    const heardBy: Actor[] = [];
    const { announce } = await deliveryTo(async () => void heardBy.push(actor.get()));
    await actor.run(
      () => ({ kind: 'shopper', id: 'S-1' }),
      () => announce('A-1'),
    );
    await until(queueIsEmpty);
    expect(heardBy).toEqual([{ kind: 'shop' }]);
  });

  it('leaves to the workers what did not get through', async () => {
    let [tries, heard] = [0, 0];
    const { announce, runner } = await deliveryTo(async () => {
      tries++;
      if (tries === 1) throw new Error('not yet');
      heard++;
    });
    await announce('A-1');
    await until(async () => tries === 1);
    expect(await inQueue()).toEqual([{ isTaken: true }]);
    await postgres().database.query(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '4 seconds'`,
    );
    await runner.start();
    await until(queueIsEmpty);
    await runner.stop();
    expect([tries, heard]).toEqual([2, 1]);
  });

  it('takes no more than it can carry soon, and leaves the rest to the queue', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { announce } = await deliveryTo(() => held);
    for (let event = 0; event < 70; event++) await announce(`A-${event}`);
    const taken = (await inQueue()).map(({ isTaken }) => isTaken);
    expect(taken.slice(0, 68)).not.toContain(false);
    expect(taken.slice(68)).toEqual([false, false]);
    letGo();
    await until(async () => (await inQueue()).length === 2);
  });

  it('ends once what is under way is done, and takes no more', async () => {
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    const { announce, delivery } = await deliveryTo(() => held);
    await announce('under way');
    const ended = delivery.end(10_000);
    await announce('too late');
    expect(await inQueue()).toEqual([{ isTaken: true }, { isTaken: false }]);
    letGo();
    await ended;
    expect(await inQueue()).toEqual([{ isTaken: false }]);
  });
});
