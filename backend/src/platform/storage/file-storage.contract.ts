import { buffer } from 'node:stream/consumers';
import type { FileStorage } from './file-storage';

/** Every storage of files passes these tests. @param storageOf an empty one */
export function fileStorageContract(storageOf: () => FileStorage): void {
  const shirt = Buffer.from('a shirt, as a picture');
  const read = async (name: string) => {
    const file = await storageOf().read(name);
    return file && { bytes: file.bytes, content: await buffer(file.content) };
  };
  const names = async () => {
    const found: string[] = [];
    for await (const name of storageOf().names()) found.push(name);
    return found;
  };
  afterEach(async () => {
    for (const name of await names()) await storageOf().remove(name);
  });

  it('stores a file unchanged', async () => {
    const large = Buffer.alloc(300_000, 'all kinds of \0 bytes \xff');
    for (const content of [shirt, large]) {
      const name = `${content.length}-640.webp`;
      expect(await storageOf().add(name, content)).toBe(true);
      expect(await read(name)).toEqual({ bytes: content.length, content });
    }
  });

  it('keeps the first file of a name', async () => {
    await storageOf().add('shirt-640.webp', shirt);
    expect(await storageOf().add('shirt-640.webp', Buffer.from('another'))).toBe(false);
    expect((await read('shirt-640.webp'))?.content).toEqual(shirt);
  });

  it('finds no file that was never added, and removes it without an error', async () => {
    expect(await read('coat-640.webp')).toBeUndefined();
    await storageOf().remove('coat-640.webp');
  });

  it('removes a file', async () => {
    await storageOf().add('shirt-640.webp', shirt);
    await storageOf().remove('shirt-640.webp');
    expect(await read('shirt-640.webp')).toBeUndefined();
  });

  it('lists any number of files in order', async () => {
    const all = Array.from('abcdefg', (letter) => `${letter}-320.webp`);
    for (const name of [...all].reverse()) await storageOf().add(name, shirt);
    expect(await names()).toEqual(all);
  });
}
