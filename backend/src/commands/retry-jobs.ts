import { GraphileJobs } from '../platform/jobs/graphile-jobs';
import { operatorCommand } from './operator-command';

/** Runs the jobs again that failed for good, once their cause is fixed. */
operatorCommand(async (database, say) => {
  say(`${await new GraphileJobs(database).retryFailed()} jobs will run again`);
});
