import { Controller, Get, HttpException, Param, Res } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { Response } from 'express';
import { startTestingApp } from '../../../../test/support/shop/testing-app';
import { DomainError } from '../../../shared/domain-error';
import { MalformedRequest, RefusalWithData } from './refusals';

class SoldOut extends DomainError.of('conflict', 'SOLD_OUT', 'It is sold out', { field: 'quantity' }) {}

class TooOften extends DomainError.of('too-often', 'TOO_OFTEN', 'Please wait', { retryAfterSeconds: 30 }) {}

const errors: Record<string, () => unknown> = {
  'sold-out': () => new SoldOut(),
  'too-often': () => new TooOften(),
  'with-data': () => new RefusalWithData(new SoldOut(), { left: 0 }),
  malformed: () => new MalformedRequest([{ path: 'email', message: 'must be filled in' }]),
  'of-the-framework': () => new HttpException('Unsupported charset "X"', 415),
  'bad-range': () => Object.assign(new Error('Range Not Satisfiable'), { status: 416 }),
  bug: () => new Error('relation "secrets" does not exist'),
  unstorable: () => Object.assign(new Error('invalid byte sequence for "UTF8"'), { code: '22021' }),
  text: () => 'thrown away',
};

@Controller()
class Routes {
  @Get(':error')
  fail(@Param('error') name: string, @Res({ passthrough: true }) response: Response) {
    response.set({ 'Content-Encoding': 'br', 'Cache-Control': 'public', ETag: '"of another"' });
    throw errors[name]!();
  }
}

describe('a refusal', () => {
  let started: Awaited<ReturnType<typeof startTestingApp>>;
  beforeAll(async () => {
    started = await startTestingApp(Test.createTestingModule({ controllers: [Routes] }));
  });
  afterAll(() => started.close());

  it.each<[string, number, object]>([
    ['sold-out', 409, { code: 'SOLD_OUT', message: 'It is sold out', errors: [{ path: 'quantity' }] }],
    ['too-often', 429, { code: 'TOO_OFTEN', message: 'Please wait' }],
    ['with-data', 409, { code: 'SOLD_OUT', data: { left: 0 } }],
    [
      'malformed',
      400,
      { code: 'MALFORMED_REQUEST', errors: [{ path: 'email', message: 'must be filled in' }] },
    ],
    ['of-the-framework', 415, { code: 'UNSUPPORTED_MEDIA' }],
    ['bad-range', 400, { code: 'MALFORMED_REQUEST' }],
    ['unstorable', 400, { code: 'MALFORMED_REQUEST' }],
    ['bug', 500, { code: 'INTERNAL_ERROR' }],
    ['text', 500, { code: 'INTERNAL_ERROR' }],
  ])('has a status, a code and a message, and no internal details: %s', async (name, status, body) => {
    const response = await started.ask(`/${name}`);
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([
      status,
      { success: false, message: expect.any(String) as string, ...body },
    ]);
    expect(text).not.toMatch(/secrets|charset|thrown away|Range|UTF8|stack/);
  });

  it('is not cached, and has no headers of the intended response', async () => {
    const { headers } = await started.ask('/sold-out');
    expect([headers.get('cache-control'), headers.get('content-encoding')]).toEqual(['no-store', null]);
    expect(headers.get('etag')).not.toBe('"of another"');
  });

  it('says when to retry, if that is known', async () => {
    expect((await started.ask('/too-often')).headers.get('retry-after')).toBe('30');
    expect((await started.ask('/sold-out')).headers.get('retry-after')).toBeNull();
  });
});
