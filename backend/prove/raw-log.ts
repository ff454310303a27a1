import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** The events of a run, one JSON object a line, for later analysis. */
export class RawLog {
  private constructor(readonly file: string) {}

  static open(folder: string, seed: string): RawLog {
    mkdirSync(folder, { recursive: true });
    const moment = new Date().toISOString().replaceAll(':', '-');
    return new RawLog(join(folder, `${moment}-${seed}.jsonl`));
  }

  /** Written at once: what led to a crash is not lost with it. */
  write(entry: Record<string, unknown>): void {
    appendFileSync(this.file, `${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
  }
}
