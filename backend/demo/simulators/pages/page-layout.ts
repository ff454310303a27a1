import type { Response } from 'express';
import { type Content, html, type Html } from './html';

/** Which simulator shows a page. */
export interface Page {
  simulator: string;
  stylesheet: string;
  /** Its overview, where it has one. */
  home?: string;
}

/** @param width `wide` for tables */
export const layout = (page: Page, title: string, width: 'narrow' | 'wide', body: Html): Html =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${page.simulator} simulator</title>
        <link rel="stylesheet" href="${page.stylesheet}" />
      </head>
      <body>
        <header>
          <p class="name">${nameOf(page)}</p>
          <p>Nothing here is real: no account, no card, no money.</p>
        </header>
        <main class="${width}">${body}</main>
      </body>
    </html> `;

function nameOf({ simulator, home }: Page): Content {
  const name = `${simulator} simulator`;
  return home === undefined ? name : html`<a href="${home}">${name}</a>`;
}

export function messagePage(message: string, advice: Content, page: Page): Html {
  return layout(
    page,
    message,
    'narrow',
    html`<h1>${message}</h1>
      <p class="centred">${advice}</p>`,
  );
}

/**
 * @param formTargets where its forms may lead, besides here: browsers hold a form's redirect to it, too
 * @param directives more of the content security policy
 */
export function sendPage(
  response: Response,
  page: Html,
  formTargets: string[] = [],
  directives: string[] = [],
): void {
  response
    .set(
      'Content-Security-Policy',
      [
        "default-src 'none'",
        "style-src 'self'",
        `form-action ${["'self'", ...new Set(formTargets)].join(' ')}`,
        "base-uri 'none'",
        "frame-ancestors 'none'",
        ...directives,
      ].join('; '),
    )
    .set('Cache-Control', 'no-store')
    .type('html')
    .send(page.text);
}
