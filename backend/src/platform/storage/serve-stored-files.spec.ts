import { EventEmitter, once } from 'node:events';
import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import express from 'express';
import { FileStorage, type StoredFile } from './file-storage';
import { serveStoredFiles } from './serve-stored-files';

const picture = Buffer.alloc(65_536);

/** Has one endless file, which it opens when it is told to. */
class SlowStorage extends FileStorage {
  readonly events = new EventEmitter();
  readonly content = new Readable({ read: () => this.content.push(picture) });

  async read(): Promise<StoredFile> {
    await once(this.events, 'open');
    return { bytes: 1e9, content: this.content };
  }

  add = () => Promise.resolve(false);
  remove = () => Promise.resolve();
  async *names() {}
}

describe('serving stored files', () => {
  const storage = new SlowStorage();
  const server: Server = createServer(express().use(serveStoredFiles(storage)));

  beforeAll(() => once(server.listen(0), 'listening'));
  afterAll(() => server.close());

  it('closes a file whose reader has left before it was opened', async () => {
    const { port } = server.address() as AddressInfo;
    const arrival = once(server, 'request');
    const reader = request({ port, path: '/shirt-640.webp' }).on('error', () => undefined);
    reader.end();
    const [, response] = (await arrival) as [unknown, ServerResponse];
    const departure = once(response, 'close');
    reader.destroy();
    await departure;

    const closing = new Promise((resolve) => storage.content.once('close', resolve));
    storage.events.emit('open');
    await closing;
  });
});
