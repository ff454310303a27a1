// @ts-check
// A job is scheduled by the server's clock, while the database's says when it is due.
const { GraphileJobs } = require('../../../src/platform/jobs/graphile-jobs');
const { replace } = require('../plant.cjs');

replace(
  GraphileJobs.prototype,
  'schedule',
  () =>
    async function (work, payload, delayMs) {
      const runAt = new Date(Date.now() + delayMs);
      await this.database.query(
        'SELECT graphile_worker.add_job($1, payload => $2::json, run_at => $3, job_key => $4)',
        [work.name, JSON.stringify(payload), runAt, work.keyOf(payload)],
      );
      return runAt;
    },
);
