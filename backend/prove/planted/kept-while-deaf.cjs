// @ts-check
// Who can't hear of changes gives what was kept before, as if nothing had happened.
const { KeptAnswers } = require('../../dist/src/platform/http/kept-answers');
const { replace } = require('./plant.cjs');

replace(KeptAnswers.prototype, 'lose', () => () => undefined);
