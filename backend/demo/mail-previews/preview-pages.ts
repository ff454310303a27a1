import type { RenderedMail } from '../../src/mailing/application/ports';
import type { MailKind } from '../../src/mailing/domain/mail-kind';
import { type Content, html, type Html } from '../simulators/pages/html';
import { layout, type Page } from '../simulators/pages/page-layout';
import { stylesheet } from '../simulators/pages/page-style';
import type { Sample } from '../../src/mailing/adapters/examples/sample-facts';

/** An e-mail of a kind about the sample of this number. */
export interface Preview extends Pick<Sample, 'name'> {
  kind: MailKind;
  number: number;
}

export const previewStyles = `${stylesheet}
.mails { display: flex; flex-wrap: wrap; gap: 24px; }
.mails figure { margin: 0; max-width: 100%; }
.mails figcaption { padding-bottom: 8px; color: var(--soft); }
.mails iframe { height: 900px; max-width: 100%; border: 1px solid var(--line); }
.wide-frame { width: 700px; }
.narrow-frame { width: 375px; }
pre { margin: 0; overflow-x: auto; white-space: pre-wrap; }
`;

const pageAt = (base: string): Page => ({
  simulator: 'Mailbox',
  stylesheet: `${base}/pages.css`,
  home: `${base}/`,
});

const titleOf = ({ kind, name }: Preview): string => (name ? `${kind}: ${name}` : kind);

/** Every kind of e-mail. */
export const previewsPage = (previews: readonly Preview[], base: string): Html =>
  layout(
    pageAt(base),
    'Every e-mail',
    'wide',
    html`<section>
      <h1>Every e-mail of the shop</h1>
      <p class="note">With made-up facts and the details of this shop. Nothing is sent.</p>
      <ul>
        ${previews.map(
          (preview) =>
            html`<li><a href="${base}/${preview.kind}/${preview.number}">${titleOf(preview)}</a></li>`,
        )}
      </ul>
    </section>`,
  );

const frames = [
  ['wide', 'light'],
  ['narrow', 'light'],
  ['wide', 'dark'],
  ['narrow', 'dark'],
] as const;

/** Its HTML at the width of a desktop and of a phone, light and dark, and its text. */
export const mailPage = (mail: RenderedMail, preview: Preview, base: string): Html =>
  layout(
    pageAt(base),
    titleOf(preview),
    'wide',
    html`<section>
        <h1>${mail.subject}</h1>
        <p class="note">${titleOf(preview)}, from ${mail.sender}</p>
        <div class="mails">
          ${frames.map(
            ([width, theme]) =>
              html`<figure>
                <figcaption>${width === 'wide' ? 'Desktop' : 'Phone'}, ${theme}</figcaption>
                <iframe
                  class="${width}-frame"
                  title="${width}, ${theme}"
                  sandbox=""
                  src="${base}/${preview.kind}/${preview.number}/${theme}"
                ></iframe>
              </figure>`,
          )}
        </div>
      </section>
      <section>
        <h2>As text</h2>
        <pre tabindex="0">${mail.text}</pre>
      </section>`,
  );

export const noSuchPreview = (base: string): { message: string; advice: Content; page: Page } => ({
  message: 'There is no such e-mail',
  advice: html`<a href="${base}/">Every e-mail</a>`,
  page: pageAt(base),
});
