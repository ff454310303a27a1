import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** Builds a remote as its team would, into another folder. */
export async function buildRemote(root: string, into: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const config = path.join(root, 'webpack.config.cjs');
  const build = ['webpack', '--mode', 'production', '--config', config, '--output-path', into];
  await promisify(execFile)('npx', build, { env: { ...process.env, ...env } });
}
