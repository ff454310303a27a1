import { type Content, html, type Html } from '../pages/html';
import { layout, type Page } from '../pages/page-layout';
import type { CaughtMail } from './mail-catcher';

export const pageAt = (base: string): Page => ({
  simulator: 'Mailbox',
  stylesheet: `${base}/pages.css`,
  home: `${base}/`,
});

/** The e-mails that the shop sent, the newest first. */
export function mailboxPage(mails: readonly CaughtMail[], base: string): Html {
  return layout(
    pageAt(base),
    'E-mails',
    'wide',
    html`<section>
      <h1>E-mails</h1>
      ${mails.length === 0 ? html`<p class="note">The shop has not sent any yet.</p>` : mailTable(mails, base)}
    </section>`,
  );
}

const mailTable = (mails: readonly CaughtMail[], base: string): Html =>
  html`<table class="records">
    <thead>
      <tr>
        <th>Time</th>
        <th>To</th>
        <th>Subject</th>
      </tr>
    </thead>
    <tbody>
      ${mails.map(
        ({ number, caughtAt, recipients, subject }) =>
          html`<tr>
            <td data-title="Time"><span>${caughtAt.toISOString().slice(0, 19).replace('T', ' ')}</span></td>
            <td data-title="To"><span>${recipients.join(', ')}</span></td>
            <td data-title="Subject" class="long"><a href="${base}/${number}">${subject}</a></td>
          </tr>`,
      )}
    </tbody>
  </table>`;

/** Its text, and its HTML in a frame that runs no scripts. */
export function mailPage(mail: CaughtMail, base: string): Html {
  return layout(
    pageAt(base),
    mail.subject,
    'wide',
    html`<section>
        <h1>${mail.subject}</h1>
        <p class="note">From ${mail.from} to ${mail.recipients.join(', ')} · ${mail.messageId}</p>
        <iframe class="mail" title="The e-mail" sandbox="" src="${base}/${mail.number}/html"></iframe>
      </section>
      <section>
        <h2>As text</h2>
        <pre tabindex="0">${mail.text}</pre>
      </section>`,
  );
}

export const noSuchMail = (base: string): { message: string; advice: Content; page: Page } => ({
  message: 'There is no such e-mail',
  advice: html`<a href="${base}/">All e-mails</a>`,
  page: pageAt(base),
});
