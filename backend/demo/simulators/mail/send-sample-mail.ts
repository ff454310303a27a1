import type { Response } from 'express';

/** The HTML of an e-mail, for a frame: it has styles and pictures, and runs no scripts. */
export function sendSampleMail(response: Response, html: string): void {
  response
    .set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src https: http:; frame-ancestors 'self'",
    )
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(html);
}
