import { PassThrough } from 'node:stream';
import { createLog } from './log';

describe('the log', () => {
  it('describes an error without the data of the request', () => {
    const written = new PassThrough({ encoding: 'utf8' });
    const err = Object.assign(new Error('duplicate key'), {
      code: '23505',
      parameters: ['secret hash'],
      config: { headers: { Authorization: 'Bearer secret' } },
    });
    createLog('info', written).error({ err }, 'a request failed');
    const line = String(written.read());
    expect(JSON.parse(line)).toMatchObject({
      msg: 'a request failed',
      err: { name: 'Error', message: 'duplicate key', code: '23505', stack: err.stack },
    });
    expect(line).not.toContain('secret');
  });
});
