// @ts-check
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { after, before, describe, test } from 'node:test';
import { copyProject } from './lib/copy-project.mjs';
import { findFreePort, requireFreePort } from './lib/ports.mjs';
import { signalProcess, until } from './lib/process/processes.mjs';

const timeoutMs = 240_000;

/** The backend's port, and those of the shell and the remotes after it. */
async function findFreePorts() {
  for (;;) {
    const port = await findFreePort();
    const ports = [port, port + 1, port + 2, port + 3];
    const free = await Promise.allSettled(ports.map((each) => requireFreePort(String(each))));
    if (free.every(({ status }) => status === 'fulfilled')) return ports;
  }
}

/**
 * @param {string} project
 * @param {number} port
 */
function runDev(project, port) {
  // A process group of its own, as in a terminal, where Ctrl-C reaches all of it.
  const child = spawn(process.execPath, ['.scripts/dev.mjs'], {
    cwd: project,
    // The environment is that of a run by npm, so that the script ends with this process, however that ends.
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(port), npm_lifecycle_event: 'dev' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  const over = Promise.race([closed, once(AbortSignal.timeout(timeoutMs), 'abort')]).then(() => true);
  /** @type {string[]} */
  const lines = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface(stream).on('line', (line) => {
      lines.push(line);
      child.emit('line');
    });
  }
  return {
    lines,
    /**
     * @param {RegExp} pattern
     * @param {number} from which line on
     * @returns the number of the line after the one that matches
     */
    async hears(pattern, from = 0) {
      const at = () => lines.findIndex((line, index) => index >= from && pattern.test(line));
      while (at() < 0) {
        const isOver = await Promise.race([once(child, 'line').then(() => false), over]);
        assert.ok(!isOver, `It never said ${pattern}:\n${lines.slice(-40).join('\n')}`);
      }
      return at() + 1;
    },
    /**
     * Waits for one line after the other, from now on.
     * @param {() => void} change
     * @param {RegExp[]} patterns
     */
    async hearsAfter(change, patterns) {
      let line = lines.length;
      change();
      for (const pattern of patterns) line = await this.hears(pattern, line);
    },
    /** @param {NodeJS.Signals} signal */
    async end(signal) {
      if (child.exitCode === null && child.pid) signalProcess(-child.pid, signal);
      await closed;
    },
  };
}

const backendOpensAnew = [/File change detected/, /Found 0 errors/, /\[backend\] .*is open at/];

/** @param {string} shell its address */
const announcementAt = (shell) =>
  new RegExp(
    [
      `open at ${shell}`,
      `${shell}/simulators/paypal/`,
      `${shell}/simulators/mail/`,
      'admin@haberdash.test / admin-demo-password',
      'shopper@haberdash.test / shopper-demo-password',
    ].join('\n.* '),
  );

/**
 * @param {string} file
 * @param {(text: string) => string} change
 * @returns a function that undoes it
 */
function edit(file, change) {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, change(text));
  return () => writeFileSync(file, text);
}

describe('npm run dev in a fresh clone', { timeout: 300_000 }, () => {
  /** @type {string} */
  let project;
  /** @type {number[]} */
  let ports;
  /** @type {ReturnType<typeof runDev>} */
  let dev;
  before(async () => {
    project = copyProject();
    ports = await findFreePorts();
    dev = runDev(project, ports[0] ?? 0);
  });
  after(async () => {
    await dev?.end('SIGTERM');
    rmSync(project, { recursive: true, force: true });
  });

  /** @param {string} address */
  const askShell = (address) => fetch(`http://localhost:${ports[1]}${address}`);
  const runs = () => execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).includes(project);

  test('serves the demo shop', async () => {
    await dev.hears(/\[shell\] .*compiled successfully/);
    await dev.hears(/\[backend\] .*is open at/);
    assert.match(await (await askShell('/')).text(), /id="root"/);
    assert.match(await (await askShell('/api/shop/products/get')).text(), /"image" *: *"\/uploads\//);
  });

  test('ends its start by printing the address of the shell and the accounts', async () => {
    await dev.hears(/\[backend\] .*shopper@haberdash\.test/);
    assert.match(dev.lines.slice(-5).join('\n'), announcementAt(`http://localhost:${ports[1]}`));
    assert.equal((await askShell('/simulators/paypal/')).status, 200);
  });

  test('compiles without a warning', () => {
    const warnings = dev.lines.filter((line) => /WARNING in|compiled with/.test(line));
    assert.deepEqual(warnings, []);
  });

  test('applies a change of the tokens without a reload', async () => {
    const [, sheet = ''] = /href="?(\/[\w.]+\.css)/.exec(await (await askShell('/')).text()) ?? [];
    const tokens = path.join(project, 'frontend-shell/kit/tokens.css');
    const change = () => edit(tokens, (text) => text.replace(':root {', ':root { --changed: 1;'));
    await dev.hearsAfter(change, [/\[shell\] .*compiled successfully/]);
    // Under the name that the open page knows.
    assert.match(await (await askShell(sheet)).text(), /--changed: 1/);
  });

  test('restarts the backend after a change', async () => {
    const file = path.join(project, 'backend/src/create-app.ts');
    const change = () => edit(file, (text) => text.replace("Title('Haberdash')", "Title('Changed')"));
    await dev.hearsAfter(change, backendOpensAnew);
    assert.match(await (await askShell('/api/docs-json')).text(), /"title":"Changed"/);
  });

  test('shows why the backend does not start, until the error is fixed', async () => {
    const file = path.join(project, 'backend/demo/main.ts');
    const mend = edit(file, (text) => `${text}throw new Error('broken');\n`);
    await dev.hears(/\[backend\] +is away: it ended \(1\)/, await dev.hears(/Error: broken/));
    await dev.hearsAfter(mend, backendOpensAnew);
  });

  test('ends on Ctrl-C and leaves no process behind', async () => {
    assert.ok(runs());
    await dev.end('SIGINT');
    assert.ok(await until(() => !runs(), 5000), 'processes are left');
    assert.equal(existsSync(path.join(project, '.data/postgres/cluster/postmaster.pid')), false);
    for (const port of ports) await requireFreePort(String(port));
  });
});
