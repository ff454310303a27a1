// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { findFreePort } from '../lib/ports.mjs';
import { root } from '../lib/workspaces.mjs';
import { noNginx, startNginx } from './nginx.mjs';

const aYear = 'public, max-age=31536000, immutable';

const sites = {
  'frontend-shell': 'nginx.conf.template',
  'frontend-shop': 'nginx.conf',
  'frontend-admin': 'nginx.conf',
};

for (const [workspace, conf] of Object.entries(sites)) {
  describe(`the nginx of ${workspace}`, { timeout: 30_000, skip: noNginx }, () => {
    /** @type {string} */
    let html;
    /** Where nobody listens by itself. @type {number} */
    let backendPort;
    /** Nobody listens here, either. @type {number} */
    let otherPort;
    /** @type {Awaited<ReturnType<typeof startNginx>>} */
    let nginx;
    /** @type {Record<string, string>} */
    let env;
    before(async () => {
      html = mkdtempSync(path.join(tmpdir(), 'haberdash-html-'));
      const files = ['index.html', 'mf-manifest.json', 'main.0123abcd.js', '.built-from'];
      for (const name of files) writeFileSync(path.join(html, name), name);
      writeFileSync(path.join(html, 'remotes.json'), '[{"manifest":"/remotes/shop/mf-manifest.json"}]');
      backendPort = await findFreePort();
      otherPort = await findFreePort();
      env = {
        BACKEND_SERVERS: `server 127.0.0.1:${backendPort} max_fails=0; server 127.0.0.1:${otherPort} max_fails=0;`,
        SHOP_URL: 'http://shop.test',
        ADMIN_URL: 'http://admin.test',
        MORE_REMOTE_URLS: '',
        SANDBOX_PAYMENT_URL: '',
      };
      nginx = await startNginx({ conf: path.join(root, workspace, conf), html, env });
    });
    after(async () => {
      await nginx?.stop();
      rmSync(html, { recursive: true });
    });

    /** @param {string} name @param {Record<string, string>} [headers] */
    async function ask(name, headers = {}) {
      const response = await fetch(`${nginx.url}/${name}`, { headers });
      const body = await response.text();
      return { status: response.status, caching: response.headers.get('cache-control'), body, response };
    }

    test('lets browsers cache a file with a content hash for a year', async () => {
      const { status, caching, response } = await ask('main.0123abcd.js');
      assert.deepEqual([status, caching], [200, aYear]);
      const etag = response.headers.get('etag') ?? '';
      const again = await ask('main.0123abcd.js', { 'if-none-match': etag, 'cache-control': 'max-age=0' });
      assert.deepEqual([again.status, again.caching], [304, aYear]);
    });

    test('has browsers revalidate every other file', async () => {
      const { status, caching } = await ask('mf-manifest.json');
      assert.deepEqual([status, caching], [200, 'no-cache']);
    });

    test('forbids caching of a missing file', async () => {
      const { status, caching } = await ask('main.89abcdef.js');
      assert.deepEqual([status, caching], [404, 'no-cache']);
    });

    test('serves no file whose name begins with a dot', async () => {
      writeFileSync(path.join(html, '.env.js'), 'secret');
      for (const name of ['.built-from', '.env.js']) assert.equal((await ask(name)).status, 404, name);
    });

    if (workspace !== 'frontend-shell') return;

    test('sends the built page while the backend is away', async () => {
      const { status, caching, body, response } = await ask('shop/home');
      assert.deepEqual([status, caching, body], [200, 'no-cache', 'index.html']);
      assert.match(
        response.headers.get('content-security-policy') ?? '',
        /script-src 'self' http:\/\/shop\.test/,
      );
    });

    test('keeps the pages of a shop that has https at https', async () => {
      const { headers: insecure } = (await ask('shop/home')).response;
      assert.equal(insecure.get('strict-transport-security'), null);
      assert.match(insecure.get('content-security-policy') ?? '', /img-src [^;]* http:;/);
      assert.match(insecure.get('permissions-policy') ?? '', /camera=\(\)/);
      const withHttps = await startNginx({
        conf: path.join(root, workspace, conf),
        html,
        env: { ...env, SHOP_URL: 'https://shop.test', ADMIN_URL: 'https://admin.test' },
      });
      const { headers } = await fetch(`${withHttps.url}/shop/home`);
      await withHttps.stop();
      assert.equal(headers.get('strict-transport-security'), 'max-age=31536000');
      assert.match(headers.get('content-security-policy') ?? '', /img-src 'self' data: blob: https: ?;/);
    });

    /** @param {number} port @param {() => Promise<void>} tests */
    async function whileBackendRuns(port, tests) {
      const backend = createServer((_, response) => response.writeHead(404).end('the page, put together'));
      await once(backend.listen(port, '127.0.0.1'), 'listening');
      try {
        await tests();
      } finally {
        backend.closeAllConnections();
        await once(backend.close(), 'close');
      }
    }

    test("sends the backend's page for an unknown address", () =>
      whileBackendRuns(backendPort, async () => {
        const { status, body } = await ask('nope');
        assert.deepEqual([status, body], [404, 'the page, put together']);
      }));

    test('sends what the backend writes for crawlers', () =>
      whileBackendRuns(backendPort, async () => {
        for (const name of [
          'robots.txt',
          'site.webmanifest',
          'sitemap.xml',
          'sitemaps/products-1.xml',
          '.well-known/security.txt',
        ]) {
          const { body } = await ask(name);
          assert.equal(body, 'the page, put together', name);
        }
      }));

    test('sends a request to the other backend when the first refuses it', () =>
      whileBackendRuns(otherPort, async () => {
        for (const method of ['GET', 'GET', 'POST', 'POST']) {
          const response = await fetch(`${nginx.url}/api/orders`, { method });
          assert.deepEqual([response.status, await response.text()], [404, 'the page, put together'], method);
        }
      }));

    test('reports that the API is away', async () => {
      const { status, body, response } = await ask('api/shop/products/get');
      assert.deepEqual([status, JSON.parse(body).code], [503, 'UNAVAILABLE']);
      assert.equal(response.headers.get('retry-after'), '5');
    });

    test('puts the addresses of this deployment into the list of remotes', async () => {
      const { caching, body } = await ask('remotes.json');
      assert.deepEqual(JSON.parse(body), [{ manifest: 'http://shop.test/mf-manifest.json' }]);
      assert.equal(caching, 'no-store');
    });
  });
}
