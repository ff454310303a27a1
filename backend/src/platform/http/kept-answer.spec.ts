import type { Encoding } from './encodings';
import { KeptAnswer } from './kept-answer';

describe('a kept answer', () => {
  it.each<Encoding>(['identity', 'br', 'gzip'])(
    'holds on to no more memory than it takes as %s',
    async (encoding) => {
      const answer = new KeptAnswer(
        '/api/shop/products/get',
        JSON.stringify({ words: 'felt hat '.repeat(200) }),
        [],
      );
      const body = answer.ready(encoding) ?? (await answer.encode(encoding));
      expect(body.buffer.byteLength).toBe(body.length);
    },
  );
});
