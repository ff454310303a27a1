// @ts-check
// Nobody but the process that began a refund knows that it is to be carried out.
const { GraphileJobs } = require('../../../dist/src/platform/jobs/graphile-jobs');
const { Subscriptions } = require('../../../dist/src/platform/jobs/subscriptions');
const { replace } = require('../plant.cjs');

const refunding = 'payments:ask-refund';
const handlers = new Map();

replace(
  Subscriptions.prototype,
  'onJob',
  (onJob) =>
    function (job, handle) {
      handlers.set(job.name, handle);
      return onJob.call(this, job, handle);
    },
);
replace(
  GraphileJobs.prototype,
  'schedule',
  (schedule) =>
    async function (work, payload, delayMs) {
      if (work.name !== refunding) return schedule.call(this, work, payload, delayMs);
      this.database.transaction.exit(() => setTimeout(() => void handlers.get(refunding)(payload), 100));
      return new Date();
    },
);
