// @ts-check
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import '../../../../.scripts/lib/process/fail-on-leaks.mjs';
import './jest-child-processes.cjs';
import { loadBackend } from '../../../../.scripts/lib/load-backend.mjs';

/*
 * Runs the servers of test files, which ask for them over HTTP. It loads the server's modules once; Jest would load them again
 * for each file. `POST /` starts a server with the settings of the body, `DELETE /<port>` closes it.
 */

// `npm run prove -- --planted` breaks the servers by a module, and requires the tests to notice.
if (process.env.PLANTED_BUG) loadBackend(process.env.PLANTED_BUG);
const { startDemo } = loadBackend('demo/start-demo.ts');

/** @type {Map<string, { close: () => Promise<void> }>} by port */
const servers = new Map();

/** @param {import('node:http').IncomingMessage} request */
async function handle(request) {
  if (request.method === 'POST') {
    const server = await startDemo(await json(request));
    servers.set(String(server.port), server);
    return { url: server.url, port: server.port };
  }
  const port = (request.url ?? '').slice(1);
  await servers.get(port)?.close();
  servers.delete(port);
  return {};
}

const control = createServer((request, response) => {
  handle(request).then(
    (answer) => response.end(JSON.stringify(answer)),
    (error) => response.writeHead(500).end(String(error?.stack)),
  );
});
control.listen(0, '127.0.0.1', () => {
  const address = /** @type {import('node:net').AddressInfo} */ (control.address());
  process.send?.(`http://127.0.0.1:${address.port}`);
});
// Jest has ended, in whatever way.
process.once('disconnect', () => process.exit());
