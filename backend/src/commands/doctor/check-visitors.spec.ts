import { checkVisitors } from './check-visitors';

describe("the doctor's words about visitors", () => {
  const smtp = { url: 'smtp://mail.test' };

  it.each([
    ['closed', {}, 'unset: sign in or register before they see the shop (VISITORS=closed)'],
    ['browse', {}, 'works: look around; they sign in to fill a cart and to buy (VISITORS=browse)'],
    [
      'buy',
      { smtp },
      'works: fill a cart and buy without an account (VISITORS=buy); e-mails bring them the link to their order',
    ],
    [
      'buy',
      {},
      'works: fill a cart and buy without an account (VISITORS=buy); without SMTP_URL, no e-mail brings them the link to their order',
    ],
  ] as const)('say what they can do with %s and %j', (VISITORS, mail, said) => {
    const { state, part, message } = checkVisitors({ VISITORS }, mail);
    expect([part, `${state}: ${message}`]).toEqual(['Visitors', said]);
  });
});
