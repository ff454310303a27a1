import type { RequestHandler } from 'express';
import type { Clock } from '../../../shared/time/clock';
import { publicOriginOf } from './public-origin';

export const securityTxtPath = '/.well-known/security.txt';

const dayMs = 24 * 60 * 60_000;
/** Less than a year, as RFC 9116 recommends. */
const validForMs = 180 * dayMs;

/** Tells researchers where to report a vulnerability (RFC 9116). */
export const securityTxt =
  (contact: string, clock: Clock): RequestHandler =>
  (request, response) => {
    const today = Math.floor(clock.now().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(today + validForMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${publicOriginOf(request)}${securityTxtPath}`,
    ];
    response
      .set('Cache-Control', 'public, max-age=86400')
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  };
