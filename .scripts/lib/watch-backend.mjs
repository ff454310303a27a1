// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { labelled, startLabelled } from './process/labelled-process.mjs';
import { binary, root } from './workspaces.mjs';

const backend = path.join(root, 'backend');
// Apart from `dist`, which `npm start` and `npm test` may rebuild at any time.
const output = path.join(backend, 'node_modules/.cache/dev');

/**
 * Compiles the backend after every change, and runs what was compiled without an error.
 * @param {{ env: Record<string, string>, log: (line: string) => void }} options
 * @returns {import('./process/labelled-process.mjs').LabelledProcess} ends when the compiler does
 */
export function watchBackend({ env, log }) {
  const server = restartable({ env, log });
  // A migration that is gone must not run.
  rmSync(output, { recursive: true, force: true });
  // A folder of packages that appears later would make the compiler resolve all of them again.
  mkdirSync(output, { recursive: true });
  const compiler = startLabelled(compileCommand, (line) => {
    log(line);
    const errors = /Found (\d+) errors?\. Watching/.exec(line)?.[1];
    if (errors === '0') server.restart();
    else if (errors) server.skip();
  });
  const stop = async () => {
    await compiler.stop();
    await server.stop();
  };
  return { ended: compiler.ended, stop };
}

const compileCommand = {
  name: 'types',
  command: binary('tsc'),
  args: [
    ...['-p', 'tsconfig.build.json', '--watch', '--preserveWatchOutput'],
    ...['--outDir', output, '--tsBuildInfoFile', path.join(output, '.tsbuildinfo')],
  ],
  cwd: backend,
};

/** @param {{ env: Record<string, string>, log: (line: string) => void }} options */
function restartable({ env, log }) {
  const command = {
    name: 'backend',
    command: process.execPath,
    args: [path.join(output, 'demo/main.js')],
    cwd: backend,
    env,
  };
  const say = (/** @type {string} */ line) => log(labelled('backend', line));
  /** @type {import('./process/labelled-process.mjs').LabelledProcess | undefined} */
  let running;
  let turn = Promise.resolve();
  const takeTurn = (/** @type {() => void} */ next) => {
    turn = turn.then(async () => {
      const before = running;
      running = undefined;
      await before?.stop();
      next();
    });
    return turn;
  };
  const open = () => {
    const opened = startLabelled(command, log);
    running = opened;
    void opened.ended.then((why) => {
      if (running !== opened) return;
      running = undefined;
      say(`is away: it ended (${why}), see above. It starts again after the next change of a file.`);
    });
  };
  return {
    restart: () => takeTurn(open),
    stop: () => takeTurn(() => {}),
    skip: () =>
      say(
        running
          ? 'runs on without the last change: its types are wrong, see above.'
          : 'is away: its types are wrong, see above. It starts when they are right.',
      ),
  };
}
