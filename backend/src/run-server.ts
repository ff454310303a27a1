import { StartupError } from './platform/config/startup-error';
import type { RunningServer } from './serve';

/** Longer than an orderly end takes, and no longer than a supervisor waits before it kills. */
const endsWithinMs = 9_500;

const whereItListens = ({ url }: RunningServer): string[] => [`Haberdash is open at ${url}`];

/** Makes this process the server: it says where it listens, and ends cleanly when told to. */
export function runServer<Server extends RunningServer>(
  start: () => Promise<Server>,
  announcementOf: (server: Server) => string[] = whereItListens,
): void {
  serve(start, announcementOf).catch((error: unknown) => {
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
    );
    process.exit(1);
  });
}

async function serve<Server extends RunningServer>(
  start: () => Promise<Server>,
  announcementOf: (server: Server) => string[],
): Promise<void> {
  const server = await start();
  process.stdout.write(`${announcementOf(server).join('\n')}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), endsWithinMs).unref();
      void server.close().then(() => process.exit(0));
    });
  }
}
