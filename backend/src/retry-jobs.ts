import { Settings } from './platform/config/settings';
import { StartupError } from './platform/config/startup-error';
import { retryFailedJobs } from './platform/jobs/retry-failed-jobs';
import { connect } from './platform/postgres/connect';
import { Database } from './platform/postgres/database';

/** A command for operators: runs the jobs again that failed for good, once their cause is mended. */
async function main(): Promise<void> {
  const database = new Database(await connect(Settings.read(process.env)));
  const retried = await retryFailedJobs(database);
  await database.close(0);
  process.stdout.write(`${retried} jobs are run again\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`);
  process.exit(1);
});
