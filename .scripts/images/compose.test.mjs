// @ts-check
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { loadBackend } from '../lib/load-backend.mjs';
import { run } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';

/** @typedef {import('node:net').AddressInfo} AddressInfo */

/**
 * @typedef {object} Service
 * @property {string} [image]
 * @property {object} [build]
 * @property {boolean} [init]
 * @property {boolean} [read_only]
 * @property {Record<string, string>} [environment]
 * @property {string[]} [volumes]
 * @property {Record<string, unknown>} [depends_on]
 * @property {{ test?: string[] }} [healthcheck]
 * @property {string[]} [profiles]
 */

const { pagesOfFeatures } = createRequire(import.meta.url)(
  path.join(root, 'frontend-shell/kit/pages-plugin.cjs'),
);
const read = (/** @type {string} */ file) => readFileSync(path.join(root, file), 'utf8');
/** @type {{ services: Record<string, Service> }} */
const { services } = parse(read('docker-compose.yml'), { merge: true });
const all = Object.entries(services);
const backends = all.filter(([name]) => /^(backend|worker|migrate)/.test(name));
/** An owner's services: what `.compose/production.yml` adds to those of the demo. */
const ofOwner = /** @type {{ services: Record<string, Service> }} */ (
  parse(read('.compose/production.yml'), { merge: true })
).services;
const pgBouncer = read('.compose/pgbouncer.ini');

/** Compose replaces `${NAME:-default}` by the default. @param {string} text */
const withDefaults = (text) => text.replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1');

const composes = [
  ['docker', 'compose'],
  ['docker-compose', ''],
];

/** The Compose of this machine, if there is one. */
async function findCompose() {
  for (const [command = '', ...args] of composes.map((words) => words.filter(Boolean))) {
    const found = await run(command, [...args, 'version'], { cwd: root }).catch(() => undefined);
    if (found?.code === 0) return { command, args };
  }
  return undefined;
}
const compose = await findCompose();

/** The environment of an owner who follows docs/operations.md. */
const shopEnv = {
  PUBLIC_URL: 'https://shop.example',
  SHOP_URL: 'https://shop-remote.shop.example',
  ADMIN_URL: 'https://admin-remote.shop.example',
  POSTGRES_PASSWORD: 'only-for-this-test',
  JWT_SECRET: 'only-for-this-test-0123456789abcdef',
  S3_ACCESS_KEY_ID: 'only-for-this-test',
  S3_SECRET_ACCESS_KEY: 'only-for-this-test',
  PAYPAL_CLIENT_ID: 'nobody',
  PAYPAL_CLIENT_SECRET: 'nobody',
  PAYPAL_ENVIRONMENT: 'sandbox',
  PAYPAL_WEBHOOK_ID: 'WH-NONE',
  ADMIN_SECOND_FACTOR: 'required',
};
const ofProduction = ['-f', 'docker-compose.yml', '-f', '.compose/production.yml', 'config'];

/** @param {string[]} words @param {NodeJS.ProcessEnv} [env] */
function composeWith(words, env = {}) {
  const { command, args } = /** @type {NonNullable<typeof compose>} */ (compose);
  return run(command, [...args, ...words], { cwd: root, env: { ...process.env, ...env } });
}

const noCompose = !compose && 'no Compose on this machine: Debian has docker-compose';

describe('docker-compose.yml with .compose/production.yml', { skip: noCompose }, () => {
  test('gives the backends settings that they accept in production', async () => {
    const { code, output } = await composeWith(ofProduction, shopEnv);
    assert.equal(code, 0, output);
    const { readEnvironment } = loadBackend('src/settings.ts');
    const merged = Object.entries(/** @type {typeof services} */ (parse(output).services));
    const servers = merged.filter(([name]) => /^(backend|worker)/.test(name));
    assert.equal(servers.length, 3);
    assert.equal(services.mail?.profiles, undefined);
    assert.deepEqual(ofOwner.mail?.profiles, ['demo']);
    for (const [name, { build, environment = {} }] of servers) {
      assert.equal(environment.NODE_ENV, 'production', name);
      assert.equal(environment.ADMIN_SECOND_FACTOR, 'required', name);
      assert.deepEqual(Object.entries(build ?? {}).at(-1), ['target', 'production'], name);
      assert.doesNotThrow(() => readEnvironment(environment), name);
    }
  });

  for (const name of ['PUBLIC_URL', 'POSTGRES_PASSWORD', 'JWT_SECRET'])
    test(`is refused without ${name}`, async () => {
      const { code, output } = await composeWith(ofProduction, { ...shopEnv, [name]: '' });
      assert.notEqual(code, 0);
      assert.ok(output.includes(name), output);
    });
});

describe('.compose/production.yml', () => {
  /** Which of the settings an owner's `shop.env` can't change. @param {string} service @param {string[]} names */
  function fixed(service, names) {
    const environment = { ...services[service]?.environment, ...ofOwner[service]?.environment };
    return names.filter((name) => !environment[name]?.startsWith(`\${${name}`)).sort();
  }

  test('passes every setting of the server, except those that the files and the image set', () => {
    const { parts } = loadBackend('src/settings.ts');
    const ofServer = parts.flatMap((/** @type {{ schemas: object }} */ { schemas }) => Object.keys(schemas));
    const sampling = ['OTEL_TRACES_SAMPLER', 'OTEL_TRACES_SAMPLER_ARG'];
    assert.deepEqual(fixed('backend-1', [...ofServer, ...sampling]), [
      'DATABASE_DIRECT_URL',
      // The Postgres of the files has one role.
      'DATABASE_OWNER_URL',
      'DATABASE_REPLICA_URL',
      'DATABASE_URL',
      'DATA_DIR',
      'METRICS_PORT',
      'MIGRATE_AT_START',
      'NODE_ENV',
      'PAYPAL_BASE_URL',
      'PORT',
      'PROCESS_ROLE',
      'REDIS_URL',
      'S3_BUCKET',
      'S3_ENDPOINT',
      'S3_REGION',
      'SERVE_FRONTENDS',
      'SHELL_URL',
    ]);
  });

  test("passes every setting of the shell's container, except its servers", () => {
    const [, section = ''] = read('docs/settings.md').split("## The containers' shell\n");
    const rows = section.matchAll(/^\| (`\w+`(?:, `\w+`)*) /gm);
    const ofShell = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '));
    assert.deepEqual(fixed('shell', ofShell), ['BACKEND_SERVERS']);
  });
});

describe('docker-compose.yml', () => {
  test(
    'is valid',
    { skip: !compose && 'no Compose on this machine: Debian has docker-compose' },
    async () => {
      const { command, args } = /** @type {NonNullable<typeof compose>} */ (compose);
      const { code, output } = await run(command, [...args, 'config', '--quiet'], { cwd: root });
      assert.equal(code, 0, output);
    },
  );

  test('pins every image of others by its digest', () => {
    for (const [name, { image = '', build }] of all)
      if (!build) assert.match(image, /^[\w./-]+:[\w.-]+@sha256:[\da-f]{64}$/, name);
  });

  test('gives every container an init process', () => {
    assert.deepEqual(
      all.filter(([, { init }]) => !init).map(([name]) => name),
      [],
    );
  });

  test("leaves our own containers' file systems read-only", () => {
    const built = all.filter(([, { build }]) => build);
    assert.equal(built.length, 8);
    for (const [name, service] of built) assert.equal(service.read_only, true, name);
  });

  test('mounts only files that exist', () => {
    const mounted = all
      .flatMap(([, { volumes = [] }]) => volumes)
      .filter((volume) => volume.startsWith('./'));
    assert.ok(mounted.length > 0);
    for (const volume of mounted) assert.ok(existsSync(path.join(root, volume.split(':')[0] ?? '')), volume);
  });

  test('gives the backends settings that they accept, and that are documented', () => {
    const { readEnvironment } = loadBackend('src/settings.ts');
    const documented = read('docs/settings.md');
    assert.equal(backends.length, 4);
    for (const [name, { environment = {} }] of backends) {
      for (const setting of Object.keys(environment))
        assert.ok(documented.includes(`\`${setting}\``), setting);
      const values = Object.entries(environment).map(([setting, value]) => [setting, withDefaults(value)]);
      assert.doesNotThrow(() => readEnvironment(Object.fromEntries(values)), name);
    }
  });

  test('takes a backend for healthy when it is ready', async () => {
    const status = { '/api/health/live': 200, '/api/health/ready': 503 };
    const backend = createServer(({ url }, response) =>
      response.writeHead(status[/** @type {keyof typeof status} */ (url)]).end(),
    );
    await once(backend.listen(0, '127.0.0.1'), 'listening');
    const env = { ...process.env, PORT: String(/** @type {AddressInfo} */ (backend.address()).port) };
    try {
      for (const [answer, wanted] of [
        [503, 1],
        [200, 0],
      ]) {
        status['/api/health/ready'] = Number(answer);
        for (const name of ['backend-1', 'backend-2', 'worker']) {
          const [, program = '', ...args] = services[name]?.healthcheck?.test ?? [];
          assert.equal((await run(program, args, { env })).code, wanted, `${name} on ${answer}`);
        }
      }
    } finally {
      backend.closeAllConnections();
      await once(backend.close(), 'close');
    }
  });

  test('runs one worker beside the servers, and migrates before all of them', () => {
    const roles = backends.map(([name, { environment }]) => [name, environment?.PROCESS_ROLE]);
    assert.deepEqual(Object.fromEntries(roles), {
      migrate: 'web',
      'backend-1': 'web',
      'backend-2': 'web',
      worker: 'worker',
    });
    for (const [name, { depends_on = {}, environment }] of backends) {
      assert.equal(environment?.MIGRATE_AT_START, 'false', name);
      if (name !== 'migrate')
        assert.deepEqual(depends_on.migrate, { condition: 'service_completed_successfully' }, name);
    }
  });
});

test('PgBouncer gives its sessions the time-outs that docs/settings.md names', () => {
  const [, query] = /connect_query='([^']+)'/.exec(pgBouncer) ?? [];
  assert.ok(query && read('docs/settings.md').includes(`connect_query='${query}'`));
  assert.match(pgBouncer, /^pool_mode = transaction$/m);
});

test('the list of remotes for the containers differs from the built one in its addresses only', () => {
  const built = read('frontend-shell/public/remotes.json')
    .replace('/remotes/shop/', 'http://localhost:8082/')
    .replace('/remotes/admin/', 'http://localhost:8083/');
  assert.deepEqual(JSON.parse(read('.compose/remotes.json')), JSON.parse(built));
});

test('every page of the shop is one for visitors, for members or for everybody', async () => {
  /** @type {{ route: string }[]} */
  const pages = await pagesOfFeatures(path.join(root, 'frontend-shop'));
  const [{ visitorPages, memberPages, openPages }] = JSON.parse(read('frontend-shell/public/remotes.json'));
  const listed = [...visitorPages, ...memberPages, ...openPages];
  const covers = (/** @type {string} */ path) => (/** @type {string} */ page) =>
    `${path}/`.startsWith(`${page}/`);
  const paths = pages.map(({ route }) => `/shop/${route}`);
  assert.deepEqual(
    paths.filter((path) => listed.filter(covers(path)).length !== 1),
    [],
  );
});
