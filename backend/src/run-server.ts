import { StartupError } from './platform/config/startup-error';
import type { RunningServer } from './serve';

/** Longer than an orderly end takes, and no longer than a supervisor waits before it kills. */
const endsWithinMs = 9_500;

/** Makes this process the server: it says where it listens, and ends cleanly when told to. */
export function runServer(start: () => Promise<RunningServer>): void {
  serve(start).catch((error: unknown) => {
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
    );
    process.exit(1);
  });
}

async function serve(start: () => Promise<RunningServer>): Promise<void> {
  const server = await start();
  process.stdout.write(`Haberdash is open at ${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), endsWithinMs).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}
