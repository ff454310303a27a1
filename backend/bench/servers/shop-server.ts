import { startServer } from '../../src/serve';
import { listenToStatements } from '../../test/support/postgres/statements';
import { announce } from './announce';

/** The shop as it is served, jobs included. It sends its parent the number of statements since the last question. */
async function main(): Promise<void> {
  const statements = listenToStatements();
  const { port } = await startServer(process.env);
  process.on('message', () => process.send!({ statements: statements.take().length }));
  announce({ port });
}

void main();
