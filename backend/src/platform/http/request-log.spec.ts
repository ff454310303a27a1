import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import type { Request, Response } from 'express';
import { createLog } from '../log/log';
import { RequestLog } from './request-log';

describe('the log of requests', () => {
  const written = new PassThrough({ encoding: 'utf8' });
  const { middleware } = new RequestLog(createLog('info', written));

  function answered(status: number, { isCut = false } = {}) {
    const request = { method: 'GET', originalUrl: '/api/shop/search/coat?size=M' } as Request;
    const setHeader = jest.fn();
    const response = Object.assign(new EventEmitter(), {
      setHeader,
      statusCode: status,
      writableFinished: !isCut,
    });
    middleware(request, response as unknown as Response, () => undefined);
    response.emit('close');
    return { id: request.id, setHeader, line: JSON.parse(String(written.read())) as object };
  }

  it('has one line of each, with the id that the answer carries, and none of what was typed', () => {
    const { id, setHeader, line } = answered(200);
    expect(setHeader).toHaveBeenCalledWith('X-Request-Id', id);
    expect(line).toMatchObject({
      level: 30,
      req: { id, method: 'GET', path: '/api/shop/search/coat' },
      res: { status: 200 },
      msg: 'request completed',
    });
    expect(JSON.stringify(line)).not.toContain('size');
  });

  it('tells failures apart, and who went away before the answer', () => {
    expect(answered(503).line).toMatchObject({ level: 50, res: { status: 503 } });
    expect(answered(200, { isCut: true }).line).toMatchObject({ msg: 'request aborted' });
  });
});
