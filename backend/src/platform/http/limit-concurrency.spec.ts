import { Controller, Post } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test } from '@nestjs/testing';
import type { AddressInfo } from 'node:net';
import { gate } from '../../../test/support/turns';
import { until } from '../../../test/support/until';
import { LimitConcurrency } from './limit-concurrency';

describe('an expensive call', () => {
  let [running, most] = [0, 0];
  let mayEnd = gate();

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
    const app = module.createNestApplication<NestExpressApplication>({ logger: false });
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
    await app.close();
  });
});
