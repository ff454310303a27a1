import type { Response } from 'express';
import { html, type Html } from './html';

export interface Page {
  /** Where the simulator is mounted. */
  base: string;
  merchant: string;
}

/** @param width `wide` for tables */
export const layout = (page: Page, title: string, width: 'narrow' | 'wide', body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · PayPal simulator</title>
        <link rel="stylesheet" href="${page.base}/pages.css" />
      </head>
      <body>
        <header>
          <p class="name"><a href="${page.base}/">PayPal simulator</a></p>
          <p>Nothing here is real: no account, no card, no money.</p>
        </header>
        <main class="${width}">${body}</main>
      </body>
    </html> `;

export function messagePage(message: string, advice: string, page: Page): Html {
  return layout(
    page,
    message,
    'narrow',
    html`<h1>${message}</h1>
      <p class="centred">${advice}</p>`,
  );
}

/** @param formTargets where its forms may lead, besides here: browsers hold a form's redirect to it, too */
export function sendPage(response: Response, page: Html, formTargets: string[] = []): void {
  response
    .set(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        "style-src 'self'",
        `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
    )
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(page.text);
}
