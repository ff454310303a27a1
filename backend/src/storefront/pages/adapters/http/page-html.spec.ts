import { pageHtml, type PageParts } from './page-html';

const template = '<html><head></head><body><div id="root"></div></body></html>';
const parts: PageParts = {
  head: undefined,
  content: undefined,
  picturesUrl: undefined,
  timeZone: 'UTC',
  sendsMail: false,
  remotes: [],
  session: undefined,
  visitors: 'closed',
  page: undefined,
  responses: [],
  skeleton: '',
};

describe('the HTML of a page', () => {
  it.each([true, false])('says whether the shop sends e-mails: %s', (sendsMail) => {
    const html = pageHtml(template, { ...parts, sendsMail });
    expect(html.includes('<meta name="sends-e-mails" content="yes">')).toBe(sendsMail);
  });
});
