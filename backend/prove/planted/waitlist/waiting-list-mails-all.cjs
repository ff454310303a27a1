// @ts-check
// Everybody who waits is told of a single piece that is back.
const toldPeople = require.resolve('../../../src/waitlist/domain/told-people');
const { replaceExport } = require('../plant.cjs');

replaceExport(toldPeople, 'peopleToTell', () => () => ({ now: 1_000, later: 0 }));
