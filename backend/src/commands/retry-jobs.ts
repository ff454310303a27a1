import { operatorCommand } from './operator-command';
import { retryFailedJobs } from './platform/jobs/retry-failed-jobs';

/** Runs the jobs again that failed for good, once their cause is mended. */
operatorCommand(async (database, say) => {
  say(`${await retryFailedJobs(database)} jobs will run again`);
});
