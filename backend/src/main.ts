import { StartupError } from './platform/config/startup-error';
import { startServer } from './serve';

/** The server alone, for a container: it says where it listens, and ends cleanly when told to. */
async function main(): Promise<void> {
  const server = await startServer(process.env);
  process.stdout.write(`Haberdash is open at ${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
});
