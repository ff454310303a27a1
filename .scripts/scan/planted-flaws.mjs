// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { root } from '../lib/workspaces.mjs';

/** @type {typeof import('pg')} */
const { Client } = createRequire(path.join(root, 'backend/package.json'))('pg');

/**
 * Serves a page with an injection of SQL and one of script, and takes a JSON body with one of SQL, on loopback: what a scanner that
 * works must find.
 * @param {string} databaseUrl
 */
export async function startPlantedFlaws(databaseUrl) {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `CREATE TABLE hats (id int, title text); INSERT INTO hats VALUES (1, 'Bowler'), (2, 'Fez')`,
  );
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    if (pathname === '/hat') response.end(await titleOfHat(searchParams.get('id')));
    else if (pathname === '/hats') response.end(await titleOfPosted(request));
    else if (pathname === '/search') response.end(`<p>Nothing found for ${searchParams.get('q')}</p>`);
    else response.end('<a href="/hat?id=1">Hat</a> <a href="/search?q=fez">Search</a>');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  /** @param {import('node:http').IncomingMessage} request */
  async function titleOfPosted(request) {
    const body = /** @type {{ id?: string }} */ (await json(request).catch(() => ({})));
    return titleOfHat(String(body.id));
  }

  /** @param {string | null} id */
  async function titleOfHat(id) {
    try {
      const { rows } = await database.query(`SELECT title FROM hats WHERE id = ${id}`);
      return rows.map(({ title }) => `<p>${title}</p>`).join('');
    } catch (error) {
      return `<p>PostgreSQL: ERROR: ${/** @type {Error} */ (error).message}</p>`;
    }
  }

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await database.end();
    },
  };
}
