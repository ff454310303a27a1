// @ts-check
import { findChromium } from '../../../.scripts/lib/chromium.mjs';

/** The workers inherit the environment and read the configuration again. */
export default async function rememberChromium() {
  process.env.CHROMIUM_PATH = await findChromium();
}
