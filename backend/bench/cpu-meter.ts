import { readdirSync, readFileSync } from 'node:fs';

/** Milliseconds of CPU; NaN where the system does not tell. */
interface Spent {
  server: number;
  postgres: number;
}

interface ProcessTimes {
  parent: number;
  own: number;
  ofEndedChildren: number;
}

/** Sums the CPU time that a server and its Postgres, each with its child processes, have used so far. */
export class CpuMeter {
  constructor(
    private readonly server: number,
    private readonly postgres: number,
  ) {}

  read(): Spent {
    const times = allTimes();
    return { server: spentBelow(this.server, times), postgres: spentBelow(this.postgres, times) };
  }
}

/** @param backend one of its processes */
export const postmasterOf = (backend: number): number => allTimes().get(backend)?.parent ?? NaN;

/** Linux counts in hundredths of a second. */
const tickMs = 10;

function allTimes(): Map<number, ProcessTimes> {
  const times = new Map<number, ProcessTimes>();
  if (process.platform !== 'linux') return times;
  for (const name of readdirSync('/proc')) {
    const stat = /^\d+$/.test(name) ? statOf(name) : undefined;
    // From the state on, which follows the name in brackets.
    const fields = stat
      ?.slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    if (!fields) continue;
    const [parent, user, system, childrenUser, childrenSystem] = [1, 11, 12, 13, 14].map((at) => fields[at]!);
    times.set(Number(name), {
      parent: parent!,
      own: (user! + system!) * tickMs,
      ofEndedChildren: (childrenUser! + childrenSystem!) * tickMs,
    });
  }
  return times;
}

/** Undefined when the process has ended. */
function statOf(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
}

function spentBelow(pid: number, times: Map<number, ProcessTimes>): number {
  const top = times.get(pid);
  if (!top) return NaN;
  let spent = top.own + top.ofEndedChildren;
  for (const [child, { parent }] of times) if (parent === pid) spent += spentBelow(child, times);
  return spent;
}
