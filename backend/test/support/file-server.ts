import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const etag = (text: string): string => `"${createHash('sha1').update(text).digest('base64')}"`;

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface FileServer {
  url: string;
  /** By their paths; what is put here is deployed. */
  files: Map<string, string>;
  /** The paths, and whether it was only asked if the file is still so. */
  asked: { path: string; conditionally: boolean }[];
  /** What it does instead of sending files, while it is set. */
  instead: Answering | undefined;
  close(): Promise<void>;
}

const types: Record<string, string> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.css': 'text/css; charset=utf-8',
};

/** Stands in for the web server of the shell or of a remote. */
export async function fileServer(files: Record<string, string>): Promise<FileServer> {
  const server = createServer((request, response) => {
    const { url = '', headers } = request;
    self.asked.push({ path: url, conditionally: 'if-none-match' in headers });
    (self.instead ?? send)(request, response);
  });
  const send: Answering = ({ url = '', headers }, response) => {
    const text = self.files.get(url);
    if (text === undefined) return void response.writeHead(404).end();
    if (headers['if-none-match'] === etag(text)) return void response.writeHead(304).end();
    response
      .writeHead(200, { 'Content-Type': types[extname(url)] ?? 'text/plain', ETag: etag(text) })
      .end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve).unref());
  const self: FileServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: new Map(Object.entries(files)),
    asked: [],
    instead: undefined,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return self;
}
