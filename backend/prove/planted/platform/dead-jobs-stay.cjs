// @ts-check
// The jobs that a killed process was doing are never free again.
const { JobRunner } = require('../../../dist/src/platform/jobs/job-runner');
const { replace } = require('../plant.cjs');

replace(JobRunner.prototype, 'maintainQueue', () => async () => undefined);
