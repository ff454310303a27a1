import { hkdfSync } from 'node:crypto';

/** Each purpose has a key of its own. @param secret the shop's own */
export const derivedKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `haberdash ${purpose}`, 32));
