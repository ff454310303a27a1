import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to Postgres, or to another server, on which things go wrong as they do in networks. */
export interface TcpProxy {
  /** The address of the same server by way of the proxy. */
  url: string;
  /** How many connections there were. */
  opened: number;
  /** How many sockets are open on both sides. */
  readonly open: number;
  /** While set, new connections are refused. */
  isClosed: boolean;
  /** A connection on which these words are sent breaks there, once. */
  breakAt: string | undefined;
  /** Open connections stay open, but pass nothing on any more; new ones work. */
  hold(): void;
  /** Passes on the data that was held back. */
  letGo(): void;
  /** Ends the open connections. */
  cut(): void;
  close(): Promise<void>;
}

export async function tcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (proxy.isClosed) return void near.destroy();
    proxy.opened += 1;
    const far = connect(Number(target.port), target.hostname);
    join(near, far, (sent) => {
      if (proxy.breakAt === undefined || !sent.includes(proxy.breakAt)) return false;
      proxy.breakAt = undefined;
      return true;
    });
    join(far, near, () => false);
  });
  const join = (from: Socket, to: Socket, isTheEnd: (sent: Buffer) => boolean) => {
    sockets.add(from);
    from.on('data', (sent) => (isTheEnd(sent) ? from.destroy() : to.write(sent)));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const proxy: TcpProxy = {
    url: url.toString(),
    opened: 0,
    get open() {
      return sockets.size;
    },
    isClosed: false,
    breakAt: undefined,
    hold: () => sockets.forEach((socket) => socket.pause()),
    letGo: () => sockets.forEach((socket) => socket.resume()),
    cut: () => sockets.forEach((socket) => socket.destroy()),
    close: async () => {
      const closed = once(server.close(), 'close');
      proxy.cut();
      await closed;
    },
  };
  return proxy;
}
