import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureCache } from './picture-cache';

describe('the cache of drawn pictures', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-pictures-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const render = jest.fn((drawing: string) => Promise.resolve({ webp: Buffer.from(`webp of ${drawing}`) }));
  beforeEach(() => render.mockClear());

  it('renders a drawing once, also for another process', async () => {
    const first = await new PictureCache<{ webp: Buffer }>(folder, '1').get('a coat', render);
    const second = await new PictureCache<{ webp: Buffer }>(folder, '1').get('a coat', render);
    expect(second).toEqual(first);
    expect(second.webp).toEqual(Buffer.from('webp of a coat'));
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('renders again when the drawing or the renderer has changed', async () => {
    for (const [version, drawing] of [
      ['1', 'a coat'],
      ['1', 'a coat in red'],
      ['2', 'a coat'],
    ] as const) {
      await new PictureCache(folder, version).get(drawing, render);
    }
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('renders every time without a folder', async () => {
    const cache = new PictureCache(undefined, '1');
    await cache.get('a coat', render);
    await cache.get('a coat', render);
    expect(render).toHaveBeenCalledTimes(2);
  });
});
