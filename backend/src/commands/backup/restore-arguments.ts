import { parseArgs } from 'node:util';
import { StartupError } from '../../platform/config/startup-error';

/** @throws StartupError with how the command is called */
export function restoreArguments(args: string[]): { folder: string; replace: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [folder, ...more] = positionals;
    if (folder && more.length === 0) return { folder, replace: values.replace };
  } catch {
    // The error below covers unreadable arguments, too.
  }
  throw new StartupError('Usage: npm run restore -- <folder of the backup> [--replace]');
}
