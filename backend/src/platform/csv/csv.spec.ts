import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type RequestHandler } from 'express';
import { until } from '../../../test/support/until';
import { ShopDays } from '../../shared/time/shop-days';
import { sendCsv } from './csv';

interface Row {
  name: string;
}

const columns = [{ name: 'Name', value: ({ name }: Row) => name }];
const days = new ShopDays('Europe/Berlin');

describe('a CSV download', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  const serve = async (handler: RequestHandler): Promise<string> => {
    const server = express().get('/', handler).listen(0);
    await once(server, 'listening');
    closers.push(() => server.close());
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };

  it('begins with a byte order mark, and escapes formulas and quotes', async () => {
    async function* batches(): AsyncGenerator<Row[]> {
      yield [{ name: '=1+1' }, { name: 'a "b", c' }];
      yield [{ name: '@x' }];
    }
    const url = await serve((_, response) =>
      sendCsv(response, { name: 'x.csv', days, columns, batches: batches() }),
    );
    const body = Buffer.from(await (await fetch(url)).arrayBuffer());
    expect(body.toString()).toBe(`\uFEFFName\n'=1+1\n"a ""b"", c"\n'@x\n`);
  });

  it('writes moments as the clocks of the shop show them', async () => {
    const times = [{ name: 'Time', value: (at: Date) => at }];
    async function* batches(): AsyncGenerator<Date[]> {
      yield [new Date('2026-11-20T23:30:00Z')];
    }
    const url = await serve((_, response) =>
      sendCsv(response, { name: 'x.csv', days, columns: times, batches: batches() }),
    );
    expect(await (await fetch(url)).text()).toContain('\n2026-11-21 00:30:00\n');
  });

  it('stops reading when the client disconnects', async () => {
    let batchesRead = 0;
    let hasEnded = false;
    async function* endless(): AsyncGenerator<Row[]> {
      try {
        for (;;) {
          batchesRead += 1;
          yield Array<Row>(500).fill({ name: 'x'.repeat(1_000) });
        }
      } finally {
        hasEnded = true;
      }
    }
    let outcome: Promise<void> | undefined;
    const url = await serve((_, response) => {
      outcome = sendCsv(response, { name: 'x.csv', days, columns, batches: endless() });
    });
    const request = get(url).on('error', () => {});
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'data');
    request.destroy();
    await until(async () => hasEnded);
    await expect(outcome).resolves.toBeUndefined();
    expect(batchesRead).toBeLessThan(50);
  });

  it('breaks the connection when reading fails, so that the client notices', async () => {
    async function* failing(): AsyncGenerator<Row[]> {
      yield [{ name: 'first' }];
      throw new Error('the database is away');
    }
    let outcome: Promise<unknown> | undefined;
    const url = await serve((_, response) => {
      outcome = sendCsv(response, { name: 'x.csv', days, columns, batches: failing() }).catch(
        (error: unknown) => error,
      );
    });
    await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
    expect(await outcome).toMatchObject({ message: 'the database is away' });
  });
});
