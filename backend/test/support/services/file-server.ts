import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

export interface FileServer {
  url: string;
  /** The files by their paths; what is put here is deployed. */
  files: Map<string, string>;
  /** Paths of all requests. */
  requested: string[];
  /** While it is set, it responds instead of the files. */
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
    self.requested.push(request.url ?? '');
    (self.instead ?? send)(request, response);
  });
  const send: Answering = ({ url = '' }, response) => {
    const text = self.files.get(url);
    if (text === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'Content-Type': types[extname(url)] ?? 'text/plain' }).end(text);
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve).unref());
  const self: FileServer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files: new Map(Object.entries(files)),
    requested: [],
    instead: undefined,
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
  return self;
}
