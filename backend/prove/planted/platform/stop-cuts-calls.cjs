// @ts-check
// A server that is told to stop does not wait for the answers that it owes.
const { OpenRequests } = require('../../../dist/src/platform/http/limits/open-requests');
const { replace } = require('../plant.cjs');

replace(OpenRequests.prototype, 'drain', () => async (server) => {
  server.close();
  server.closeAllConnections();
  return 0;
});
