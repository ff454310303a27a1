import { expect, test } from './support/test';

test('the files that browsers and crawlers request exist', async ({ request }) => {
  const types = {
    '/favicon.ico': /icon/,
    '/favicon.svg': /svg/,
    '/apple-touch-icon.png': /png/,
    '/manifest.json': /json/,
    '/site.webmanifest': /manifest\+json/,
    '/robots.txt': /plain/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()['content-type']).toMatch(type);
  }
});

test('the page links its icons, and each of them exists', async ({ page, request }) => {
  await page.goto('/auth/login');
  const links = page.locator('link[rel=icon], link[rel=apple-touch-icon], link[rel=manifest]');
  const named = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
  expect(named).toHaveLength(4);

  const manifest = (await (await request.get('/site.webmanifest')).json()) as { icons: { src: string }[] };
  for (const path of [...named, ...manifest.icons.map(({ src }) => src)]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }
});

test('robots.txt excludes all pages but those without a session', async ({ request }) => {
  const rules = (await (await request.get('/robots.txt')).text()).split('\n');
  expect(rules).toEqual(expect.arrayContaining(['Disallow: /', 'Allow: /auth/']));
});
