// @ts-check
// An answer that is long in the making is kept, though what it tells of has changed meanwhile.
const { setTimeout: pause } = require('node:timers/promises');
const { KeptAnswers } = require('../../dist/src/platform/http/kept-answers');
const { replace } = require('./plant.cjs');

const longMs = 100;

replace(
  KeptAnswers.prototype,
  'make',
  (original) =>
    function (address, topics, make) {
      const slowly = async () => {
        const answer = await make();
        await pause(longMs);
        return answer;
      };
      return original.call(this, address, topics, slowly);
    },
);
replace(
  KeptAnswers.prototype,
  'keep',
  (original) =>
    function (address, answer, making) {
      return original.call(this, address, answer, { ...making, changes: new Set() });
    },
);
