// @ts-check
// What a killed server left of an upload stays for ever.
const { DraftFolder } = require('../../dist/src/pictures/adapters/disk/draft-folder');
const { replace } = require('./plant.cjs');

replace(DraftFolder.prototype, 'removeLeftOvers', () => async () => undefined);
