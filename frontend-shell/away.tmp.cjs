const { chromium } = require('@playwright/test');
(async () => {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  const ctx = await b.newContext({ baseURL: 'http://localhost:4300' });
  await ctx.request.post('/api/auth/login', { data: { email: 'shopper@haberdash.test', password: 'shopper-demo-password' } });
  const page = await ctx.newPage(); const t0 = Date.now();
  page.on('request', (r) => r.url().includes('remotes') && console.log(Date.now() - t0, 'REQ', r.url().split('/').pop()));
  page.on('requestfailed', (r) => r.url().includes('remotes') && console.log(Date.now() - t0, 'FAIL', r.url().split('/').pop(), r.failure()?.errorText));
  page.on('console', (m) => console.log('  console', m.type(), m.text().slice(0, 300)));
  page.on('pageerror', (e) => console.log('  pageerror', e.message.slice(0, 300)));
  await page.route('**/remotes/shop/**', (r) => r.abort());
  await page.goto('/shop/home');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor(); console.log('--- notice'); await again.click(); await page.waitForTimeout(800);
  console.log('--- back'); await page.unroute('**/remotes/shop/**');
  for (let i = 0; i < 3; i++) { if (!(await again.isVisible())) break; await again.click(); await page.waitForTimeout(1500); console.log('visible again?', await again.isVisible()); }
  await b.close();
})();
