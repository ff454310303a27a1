import { type RequestHandler, type Response, Router } from 'express';
import type { ShopContact } from '../../src/content/shop-contact';
import type { ShopPlace } from '../../src/mailing/adapters/templates/layout/mail-layout';
import { ReactMailTemplates } from '../../src/mailing/adapters/templates/react-mail-templates';
import type { MailTextRepository, RenderedMail } from '../../src/mailing/application/ports';
import { Mail } from '../../src/mailing/domain/mail';
import { mailKinds } from '../../src/mailing/domain/mail-kind';
import type { Log } from '../../src/platform/log/log';
import { newId } from '../../src/shared/ids';
import { sendSampleMail } from '../simulators/mail/send-sample-mail';
import { messagePage, sendPage } from '../simulators/pages/page-layout';
import { mailPage, noSuchPreview, type Preview, previewsPage, previewStyles } from './preview-pages';
import { factsOf, samples } from '../../src/mailing/adapters/examples/sample-facts';

const previews: Preview[] = mailKinds.flatMap((kind) =>
  samples[kind].map(({ name }, number) => ({ kind, number, name })),
);

/** Shows each kind of e-mail that the shop writes, with made-up facts and the shop's own words. */
export function previewsRouter(
  shop: ShopContact,
  place: ShopPlace,
  texts: MailTextRepository,
  log: Log,
): Router {
  const write = ({ kind, number }: Preview): Promise<RenderedMail | undefined> => {
    const templates = new ReactMailTemplates(shop, factsOf(samples[kind][number]!), place, texts, log);
    return templates.write(
      Mail.write({ kind, factId: newId(), recipient: 'ada@mail.test' }, new Date()).state,
    );
  };

  const show =
    (
      showMail: (mail: RenderedMail, preview: Preview, base: string, response: Response) => void,
    ): RequestHandler =>
    async ({ params, baseUrl }, response) => {
      const preview = previews.find(
        ({ kind, number }) => kind === params.kind && String(number) === params.number,
      );
      const mail = preview && (await write(preview));
      if (preview && mail) {
        showMail(mail, preview, baseUrl, response);
        return;
      }
      const { message, advice, page } = noSuchPreview(baseUrl);
      sendPage(response.status(404), messagePage(message, advice, page));
    };

  return Router()
    .get('/pages.css', (_, response) => void response.type('css').send(previewStyles))
    .get('/', ({ baseUrl }, response) => sendPage(response, previewsPage(previews, baseUrl)))
    .get(
      '/:kind/:number',
      show((mail, preview, base, response) =>
        sendPage(response, mailPage(mail, preview, base), [], ["frame-src 'self'"]),
      ),
    )
    .get(
      '/:kind/:number/light',
      show(({ html }, _preview, _base, response) => sendSampleMail(response, inTheme(html, 'light'))),
    )
    .get(
      '/:kind/:number/dark',
      show(({ html }, _preview, _base, response) => sendSampleMail(response, inTheme(html, 'dark'))),
    );
}

/** Whatever the browser prefers. */
const inTheme = (html: string, theme: 'light' | 'dark'): string =>
  html.replaceAll(/\(prefers-color-scheme: ?dark\)/g, theme === 'dark' ? 'all' : 'not all');
