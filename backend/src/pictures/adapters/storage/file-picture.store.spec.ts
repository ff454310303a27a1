import type { FileStorage } from '../../../platform/storage/file-storage';
import { FilePictureStore } from './file-picture.store';

describe('the files of a picture', () => {
  const variants = [320, 640, 1200].map((width) => ({ width, webp: Buffer.from(`picture of ${width}`) }));
  let files: Map<string, Buffer>;
  let fails: { add?: Error; remove?: Error };
  const storage = {
    add: async (name: string, content: Buffer) => {
      if (fails.add && name.endsWith('-1200.webp')) throw fails.add;
      const isNew = !files.has(name);
      if (isNew) files.set(name, content);
      return isNew;
    },
    remove: async (name: string) => {
      if (fails.remove) throw fails.remove;
      files.delete(name);
    },
  } as Pick<FileStorage, 'add' | 'remove'> as FileStorage;
  const store = new FilePictureStore(storage);
  beforeEach(() => {
    files = new Map();
    fails = {};
  });

  it('are stored once when it is uploaded again', async () => {
    const name = await store.save(variants);
    expect(await store.save(variants)).toBe(name);
    expect([...files.keys()]).toEqual([320, 640, 1200].map((width) => `${name}-${width}.webp`));
  });

  it("are removed when the last of them can't be stored", async () => {
    fails.add = new Error('the storage is full');
    await expect(store.save(variants)).rejects.toThrow(fails.add);
    expect([...files.keys()]).toEqual([]);
  });

  it("that existed before stay when another can't be stored", async () => {
    fails.add = new Error('the storage is full');
    const narrow = variants.slice(0, 1);
    const name = await store.save(variants).catch(() => store.save(narrow));
    await expect(store.save(variants)).rejects.toThrow(fails.add);
    expect([...files.keys()]).toEqual([`${name}-320.webp`]);
  });

  it("that can't be removed either are used when the picture is uploaded again", async () => {
    fails = { add: new Error('the storage is away'), remove: new Error('the storage is away') };
    await expect(store.save(variants)).rejects.toThrow(fails.add);
    fails = {};
    const name = await store.save(variants);
    expect([...files.keys()].sort()).toEqual([1200, 320, 640].map((width) => `${name}-${width}.webp`));
  });
});
