import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import { announce } from './announce';

/** The shop in two processes behind one port. */
cluster.setupPrimary({ exec: join(__dirname, 'shop-server.ts') });
const open = new Set<number>();
cluster.on('message', (worker: Worker, { port }: { port: number }) => {
  open.add(worker.id);
  if (open.size === 2) announce(port);
});
cluster.on('exit', () => process.exit(1));
for (let started = 0; started < 2; started++) cluster.fork();
