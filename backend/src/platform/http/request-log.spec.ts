import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createLog } from '../log/log';
import { RequestLog } from './request-log';

describe('the log of requests', () => {
  const written = new PassThrough({ encoding: 'utf8' });
  const log = new RequestLog(createLog('info', written));

  function answered(status: number, { isCut = false, url = '/api/shop/products/get/p-1?size=M' } = {}) {
    const request = { id: 'a-name', method: 'GET', originalUrl: url };
    const response = Object.assign(new EventEmitter(), { statusCode: status });
    log.follow(request as FastifyRequest, { raw: response } as unknown as FastifyReply);
    if (!isCut) response.emit('finish');
    response.emit('close');
    return JSON.parse(String(written.read())) as object;
  }

  it('has one line of each, with its id, and none of what was typed', () => {
    const line = answered(200);
    expect(line).toMatchObject({
      level: 30,
      req: { id: 'a-name', method: 'GET', path: '/api/shop/products/get/p-1' },
      res: { status: 200 },
      msg: 'request completed',
    });
    expect(JSON.stringify(line)).not.toContain('size');
  });

  it.each([
    '/api/shop/search/coat?size=M',
    '/api/shop/search/coat/',
    '/api/shop/%73earch/coat',
    '/api/shop/search%2Fcoat',
    'http://shop.test/api/shop/search/coat',
    '/api/shop/search/100%25%20coat',
  ])('has none of the words that are searched for: %s', (url) => {
    const line = answered(200, { url });
    expect(line).toMatchObject({ req: { path: '/api/shop/search/[keyword]' } });
    expect(JSON.stringify(line)).not.toContain('coat');
  });

  it('has nothing of an address that can not be read', () => {
    expect(answered(400, { url: '/api/shop/search/coat%' })).toMatchObject({ req: { path: '[malformed]' } });
  });

  it('tells failures apart, and who went away before the answer', () => {
    expect(answered(503)).toMatchObject({ level: 50, res: { status: 503 } });
    expect(answered(200, { isCut: true })).toMatchObject({ msg: 'request aborted' });
  });
});
