import type { ServerSettings } from '../src/platform/config/server.settings';
import { StartupError } from '../src/platform/config/startup-error';

/** Whether an empty shop is to be filled. @throws StartupError for a wrong DEMO_DATA, and for any in production */
export function wantsDemoData(
  { DEMO_DATA: given }: NodeJS.ProcessEnv,
  { isProduction }: ServerSettings,
): boolean {
  if (!given) return !isProduction;
  if (given !== 'true' && given !== 'false') {
    throw new StartupError('DEMO_DATA must be true or false.');
  }
  if (isProduction && given === 'true') {
    throw new StartupError('In production DEMO_DATA is refused: its passwords are public.');
  }
  return given === 'true';
}

/** Whether an empty shop is to have past orders, too. @throws StartupError for a wrong DEMO_ORDERS */
export function wantsDemoOrders({ DEMO_ORDERS: given }: NodeJS.ProcessEnv): boolean {
  if (!given || given === 'true') return true;
  if (given === 'false') return false;
  throw new StartupError('DEMO_ORDERS must be true or false.');
}

/** How the simulated PayPal tells of what happens, until it is asked for another habit. @throws StartupError for anything else */
export function webhooksOf({ DEMO_WEBHOOKS: given }: NodeJS.ProcessEnv): 'prompt' | 'never' {
  if (!given || given === 'prompt') return 'prompt';
  if (given === 'never') return 'never';
  throw new StartupError('DEMO_WEBHOOKS must be prompt or never.');
}
