import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { StartupError } from '../../platform/config/startup-error';

type ToolName = 'pg_dump' | 'pg_restore';

/** One of Postgres' client programs. */
export interface ClientTool {
  program: string;
  major: number;
}

/** Where Debian installs the programs of each version. */
const debianFolder = '/usr/lib/postgresql';

/**
 * On the path, or where Debian installs it.
 * @throws StartupError when there is none that knows Postgres of this major version
 */
export async function findClientTool(
  name: ToolName,
  atLeast: number,
  folder = debianFolder,
): Promise<ClientTool> {
  const versions = (await readdir(folder).catch(() => [])).sort((a, b) => Number(b) - Number(a));
  const programs = [name, ...versions.map((version) => join(folder, version, 'bin', name))];
  const found: ClientTool[] = [];
  for (const program of programs) {
    const major = await majorOf(program);
    if (major) found.push({ program, major });
  }
  const tool = found.find(({ major }) => major >= atLeast);
  if (tool) return tool;
  const old = found.map(({ major }) => major);
  const why = old.length === 0 ? `${name} is not here` : `${name} ${Math.max(...old)} is too old`;
  throw new StartupError(
    `${why}: install the client programs of Postgres ${atLeast} or later (on Debian postgresql-client-${atLeast}).`,
  );
}

async function majorOf(program: string): Promise<number | undefined> {
  const { code, said } = await run(program, ['--version']);
  const major = code === 0 ? /(\d+)[\d.]*/.exec(said)?.[1] : undefined;
  return major === undefined ? undefined : Number(major);
}

/**
 * Runs it on a database. The password is not among its arguments, where others on the machine could read it.
 * @throws StartupError with its own words when it fails
 */
export async function runClientTool(
  { program }: ClientTool,
  databaseUrl: string,
  args: string[],
): Promise<void> {
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = '';
  const { code, complaint } = await run(program, [`--dbname=${address.href}`, ...args], {
    ...process.env,
    ...(password && { PGPASSWORD: password }),
  });
  if (code !== 0) throw new StartupError(complaint.trim());
}

async function run(program: string, args: string[], env = process.env) {
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close') as Promise<[number | null]>;
  try {
    const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return { code, said, complaint };
  } catch (error) {
    return { code: null, said: '', complaint: (error as Error).message };
  }
}
