import { Controller, Post, Req } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { Request } from 'express';
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { gate } from '../../../../test/support/turns';
import { until } from '../../../../test/support/until';
import { arrivalLimit } from './arrival';
import { HttpAdapter } from '../http.adapter';
import { LimitConcurrency } from './limit-concurrency';

describe('an expensive call', () => {
  let [running, most] = [0, 0];
  let mayEnd = gate();
  let app: NestExpressApplication;
  afterEach(() => app.close());

  @Controller()
  class Calls {
    @Post('costly')
    @LimitConcurrency(2, 3)
    async costly() {
      most = Math.max(most, ++running);
      await mayEnd.opened;
      running -= 1;
      return 'done';
    }
  }

  it('runs up to a limit at the same time; up to a second limit wait, and the others are refused', async () => {
    mayEnd = gate();
    const module = await Test.createTestingModule({ controllers: [Calls] }).compile();
    app = module.createNestApplication<NestExpressApplication>({ logger: false });
    await app.listen(0, '127.0.0.1');
    const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}/costly`;
    let refused = 0;
    const ask = async () => {
      const { status } = await fetch(url, { method: 'POST' });
      if (status !== 201) refused += 1;
      return status;
    };
    const asked = Array.from({ length: 8 }, ask);
    await until(async () => refused === 3);
    mayEnd.open();
    const statuses = await Promise.all(asked);
    expect([statuses.filter((status) => status === 201).length, most]).toEqual([5, 2]);
  });
});

describe('an upload that waits for its turn', () => {
  const mayEnd = gate();
  const sent: ClientRequest[] = [];
  let app: NestExpressApplication;

  @Controller()
  class Uploads {
    @Post('upload')
    @LimitConcurrency(1, 3)
    async upload(@Req() received: Request) {
      const body = await text(received);
      if (body === 'first') await mayEnd.opened;
      return body;
    }
  }

  beforeEach(async () => {
    // Only the time that a body may take is simulated: the test does not depend on how busy the machine is.
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance', 'Date'] });
    const module = await Test.createTestingModule({ controllers: [Uploads] }).compile();
    app = module.createNestApplication<NestExpressApplication>(new HttpAdapter(), { logger: false });
    await app.listen(0, '127.0.0.1');
  });
  afterEach(async () => {
    jest.useRealTimers();
    mayEnd.open();
    for (const sending of sent) sending.on('error', () => undefined).destroy();
    await app.close();
  });

  it('has its whole time from then on', async () => {
    let arrived = 0;
    app.getHttpServer().on('request', () => (arrived += 1));
    const { port } = app.getHttpServer().address() as AddressInfo;
    const timersAfter = (requests: number, timers: number) =>
      until(async () => arrived === requests && jest.getTimerCount() === timers);
    const begin = (length: number) => {
      const headers = { 'content-type': 'image/png', 'content-length': length };
      const sending = request({ port, path: '/upload', method: 'POST', headers, agent: false });
      sent.push(sending);
      const response = once(sending, 'response').then(async ([answer]) => {
        const { statusCode } = answer as IncomingMessage;
        return [statusCode, await text(answer as IncomingMessage)];
      });
      // A test that fails leaves it unanswered.
      response.catch(() => undefined);
      return { sending, response };
    };
    const first = begin(5);
    first.sending.end('first');
    await timersAfter(1, 0);
    const second = begin(6);
    second.sending.write('sec');
    await timersAfter(2, 0);
    jest.advanceTimersByTime(3 * arrivalLimit.ms);
    mayEnd.open();
    expect(await first.response).toEqual([201, 'first']);
    await timersAfter(2, 1);
    second.sending.end('ond');
    expect(await second.response).toEqual([201, 'second']);
    const third = begin(5);
    third.sending.write('thi');
    await timersAfter(3, 1);
    jest.advanceTimersByTime(arrivalLimit.ms);
    expect((await third.response)[0]).toBe(408);
  });
});
