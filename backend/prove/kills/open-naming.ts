import type { ShopProcess } from '../shop/shop-process';
import type { TrialContext } from '../trial';
import type { FatalStep } from './fatal-step';

/** The provider gets this time for a call. */
const providersTimeMs = 1_000;

/** Opens a server that names its steps, and ends at the fatal one. */
export function openNaming({ openShop }: TrialContext, { options }: FatalStep): Promise<ShopProcess> {
  const { preloads, env } = options;
  return openShop({ preloads, env: { ...env, PAYPAL_TIMEOUT_MS: String(providersTimeMs) } });
}
