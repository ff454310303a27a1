import { startServer } from '../src/serve';
import { announce } from './announce';

/** The shop as it is served, jobs included, its payment provider elsewhere. */
async function main(): Promise<void> {
  const { port } = await startServer(process.env);
  announce(port);
}

void main();
