import { type RequestHandler, type Response, Router } from 'express';
import { messagePage, sendPage } from '../pages/page-layout';
import { stylesheet } from '../pages/page-style';
import type { CaughtMail, MailCatcher } from './mail-catcher';
import { sendSampleMail } from './send-sample-mail';
import { mailboxPage, mailPage, noSuchMail } from './mail-pages';

const styles = `${stylesheet}
.mail { width: 100%; height: 70vh; border: 1px solid var(--line); background: #fff; }
pre { margin: 0; overflow-x: auto; white-space: pre-wrap; }
`;

/** The page where a visitor of the demo reads what the shop writes. */
export function mailRouter(catcher: MailCatcher): Router {
  const show =
    (showMail: (mail: CaughtMail, base: string, response: Response) => void): RequestHandler =>
    ({ params, baseUrl }, response) => {
      const mail = catcher.mails.find(({ number }) => String(number) === params.number);
      if (mail) {
        showMail(mail, baseUrl, response);
        return;
      }
      const { message, advice, page } = noSuchMail(baseUrl);
      sendPage(response.status(404), messagePage(message, advice, page));
    };

  return Router()
    .get('/pages.css', (_, response) => {
      response.type('css').send(styles);
    })
    .get('/', ({ baseUrl }, response) => sendPage(response, mailboxPage(catcher.mails, baseUrl)))
    .get(
      '/:number',
      show((mail, base, response) => sendPage(response, mailPage(mail, base), [], ["frame-src 'self'"])),
    )
    .get(
      '/:number/html',
      show(({ html }, _base, response) => sendSampleMail(response, html)),
    );
}
