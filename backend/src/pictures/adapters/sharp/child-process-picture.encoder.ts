import { execFile, type ExecFileException } from 'node:child_process';
import { deserialize } from 'node:v8';
import PQueue from 'p-queue';
import { type EncodedPicture, PictureEncoder } from '../../application/ports';
import {
  DamagedPicture,
  NotAPicture,
  PictureInHeic,
  PictureTooCostly,
  PictureTooLarge,
} from '../../domain/picture.errors';
import type { Encoding } from './encode-picture';

/** Enough for a JPEG, PNG, WebP or GIF of 50 megapixels, and for an AVIF of 12. */
export const encodingLimits = { megabytes: 512, ms: 30_000 };

/** No secret of the server is passed on to the process that reads strangers' files. */
const environment = ['PATH', 'LD_LIBRARY_PATH', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
/** Far above four WebP pictures of the largest size. */
const maxOutputBytes = 100 * 1024 * 1024;

/**
 * Encodes one picture at a time, each in a process of its own: what a hostile or huge picture takes
 * or breaks, the server does not lose.
 */
export class ChildProcessPictureEncoder extends PictureEncoder {
  private readonly inTurn = new PQueue({ concurrency: 1 });

  constructor(private readonly limits = encodingLimits) {
    super();
  }

  async encode(file: string): Promise<EncodedPicture> {
    const encoding = await this.inTurn.add(() => this.run(file));
    if ('encoded' in encoding) return encoding.encoded;
    switch (encoding.refusal) {
      case 'not a picture':
        throw new NotAPicture();
      case 'in HEIC':
        throw new PictureInHeic();
      case 'damaged':
        throw new DamagedPicture();
      case 'too many pixels':
        throw new PictureTooLarge();
      case 'too much memory':
        throw new PictureTooCostly();
    }
  }

  private run(file: string): Promise<Encoding> {
    const [command, ...args] = withMemoryLimit(this.limits.megabytes, [
      process.execPath,
      require.resolve('./encode-picture'),
      file,
    ]);
    const options = {
      timeout: this.limits.ms,
      killSignal: 'SIGKILL',
      maxBuffer: maxOutputBytes,
      encoding: 'buffer',
      env: Object.fromEntries(environment.map((name) => [name, process.env[name]])),
    } as const;
    return new Promise((resolve, reject) => {
      execFile(command, args, options, (error, stdout, stderr) => {
        if (error) reject(isKilled(error) ? new PictureTooCostly() : new Error(messageOf(error, stderr)));
        else resolve(deserialize(stdout) as Encoding);
      });
    });
  }
}

/**
 * Limits the memory that the command can write to, that of native libraries included. Only Linux counts all of it
 * by `ulimit -d`; `-v` would count what V8 only reserves. Elsewhere pixels and time alone are limited.
 * Raising the limit fails where the system has set a lower one, which then holds.
 */
function withMemoryLimit(megabytes: number, command: [string, ...string[]]): [string, ...string[]] {
  if (process.platform !== 'linux') return command;
  return ['/bin/sh', '-c', 'ulimit -d "$0" 2>/dev/null; exec "$@"', String(megabytes * 1024), ...command];
}

/** The time-out, the system or the process itself may kill it: V8 and native libraries abort when they are given no memory. */
const isKilled = ({ signal }: ExecFileException): boolean => typeof signal === 'string';

const messageOf = ({ message }: ExecFileException, stderr: Buffer): string =>
  `The picture could not be encoded: ${stderr.toString() || message}`;
