import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { shopper } from '../support/shop/people';
import { inDatabase } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const missing = (field: string) => `${field}: must be filled in`;

describe("the server's HTTP interface", () => {
  const shop = testShop({ SECURITY_CONTACT: 'mailto:security@shop.example' });
  const login = { email: 'sam@haberdash.test', password: 'a-long-password' };

  it('sets an id on every response', async () => {
    const [one, other] = [
      await shop().visitor().get('/api/health'),
      await shop().visitor().get('/api/health'),
    ];
    expect(one.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers.get('x-request-id')).not.toBe(one.headers.get('x-request-id'));
  });

  it.each(['/api/health', '/api/health/ready'])('reports at %s whether it is ready', async (path) => {
    expect(await shop().visitor().get(path)).toMatchObject({
      status: 200,
      body: { success: true, data: { oldestDueJobSeconds: 0, failedJobs: 0 } },
    });
  });

  it('has a security.txt', async () => {
    const { status, body } = await shop().visitor().get('/.well-known/security.txt');
    expect([status, body]).toEqual([200, expect.stringContaining('Contact: mailto:security@shop.example\n')]);
  });

  it('reports that its process is alive', async () => {
    expect(await shop().visitor().get('/api/health/live')).toMatchObject({
      status: 200,
      body: { success: true },
    });
  });

  describe('reports of the jobs', () => {
    afterEach(() => inDatabase(shop(), 'DELETE FROM graphile_worker._private_jobs'));

    it('how many have failed for good, without running ones', async () => {
      await inDatabase(
        shop(),
        `SELECT graphile_worker.add_job('test:' || what, job_key => what) FROM unnest('{failed,under-way}'::text[]) what;
         UPDATE graphile_worker._private_jobs
            SET attempts = max_attempts, locked_at = CASE key WHEN 'under-way' THEN now() END
          WHERE key IN ('failed', 'under-way')`,
      );
      expect(await shop().visitor().get('/api/health')).toMatchObject({ body: { data: { failedJobs: 1 } } });
    });

    it('for how long the oldest has been due', async () => {
      await inDatabase(
        shop(),
        `SELECT graphile_worker.add_job('test:nobody-does-this', job_key => 'waits');
         UPDATE graphile_worker._private_jobs
            SET run_at = now() - interval '90 seconds', created_at = now() - interval '2 minutes' WHERE key = 'waits'`,
      );
      const { body } = await shop().visitor().get('/api/health/ready');
      expect(body.data.oldestDueJobSeconds).toBeGreaterThanOrEqual(90);
    });

    it('no time before a job was added', async () => {
      await inDatabase(
        shop(),
        `SELECT graphile_worker.add_job('test:nobody-does-this', run_at => now() - interval '1 hour')`,
      );
      const { body } = await shop().visitor().get('/api/health/ready');
      expect(body.data.oldestDueJobSeconds).toBeLessThan(3_600);
    });
  });

  it.each(['{"email":', 'null', '[]', '"text"', '42', ''])('refuses the body %p', async (body) => {
    const response = await shop().visitor().ask('/api/auth/login', { method: 'POST', body });
    expect(response).toMatchObject({
      status: 400,
      body: { success: false, code: 'MALFORMED_REQUEST', message: expect.any(String) },
    });
  });

  it('reports the errors of a body', async () => {
    const { body } = await shop()
      .visitor()
      .post('/api/auth/register', { userName: ' ', email: 'x', password: 'short' });
    expect(body.errors.map(({ path }: { path: string }) => path).sort()).toEqual([
      'email',
      'password',
      'userName',
    ]);
  });

  it.each<[string, string, object, string[]]>([
    ['POST', '/api/auth/register', {}, ['userName', 'email', 'password'].map(missing)],
    ['POST', '/api/auth/login', {}, ['email', 'password'].map(missing)],
    [
      'POST',
      '/api/auth/register',
      { userName: 7, email: ['sam@haberdash.test'], password: { $ne: '' } },
      ['userName: must be text', 'email: must be text', 'password: must be text'],
    ],
    ['POST', '/api/auth/login', [], ['The request: must be an object']],
  ])('has readable messages for %s %s: %j', async (method, path, body, words) => {
    const response = await shop().visitor().ask(path, { method, body });
    expect(response.status).toBe(400);
    const { errors, message } = response.body as {
      errors: { path: string; message: string }[];
      message: string;
    };
    expect(errors.map((error) => `${error.path || 'The request'}: ${error.message}`)).toEqual(words);
    expect(message).toBe(words[0]);
  });

  it('refuses a body that is too large', async () => {
    const { status, body } = await shop()
      .visitor()
      .post('/api/auth/login', { ...login, more: 'x'.repeat(300_000) });
    expect([status, body.success]).toEqual([413, false]);
  });

  it('refuses malformed HTTP in the envelope', async () => {
    const long = await shop()
      .visitor()
      .get(`/api/shop/products/get?brand=${'x'.repeat(20_000)}`);
    expect(long).toMatchObject({ status: 431, body: { success: false, code: 'HEADERS_TOO_LARGE' } });
    expect(long.headers.get('x-request-id')).toBeTruthy();
    const { hostname, port } = new URL(shop().url);
    const socket = connect(Number(port), hostname);
    socket.end('GET / HTTP/9.9\r\n\r\n');
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"MALFORMED_REQUEST"/);
  });

  it.each(['/api/health', '/', '/uploads/a.webp'])('refuses two Host headers, at %s', async (path) => {
    const { host, hostname, port } = new URL(shop().url);
    const sentTo = async (...hosts: string[]) => {
      const socket = connect(Number(port), hostname);
      const headers = [...hosts.map((name) => `Host: ${name}`), 'Connection: close'];
      socket.end(`GET ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
      return text(socket);
    };
    const refused = /^HTTP\/1\.1 400 [\s\S]*"code":"MALFORMED_REQUEST"/;
    expect(await sentTo(host, 'evil.test')).toMatch(refused);
    expect(await sentTo(host, host)).toMatch(refused);
    expect(await sentTo(host)).not.toMatch(refused);
  });

  it('responds to unknown calls in the envelope, without internal details', async () => {
    for (const path of [
      '/api/nothing',
      '/api/shop/cart/get',
      '/api/%E0%A4%A',
      '/api/shop/products/get/%E0%A4%A',
    ]) {
      const { status, body } = await shop().visitor().get(path);
      expect([400, 404]).toContain(status);
      expect(body).toMatchObject({ success: false, code: expect.any(String) });
      expect(JSON.stringify(body)).not.toMatch(/node_modules|Error:|at \w+ \(/);
    }
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])("refuses a change from another site's page: %p", async (headers) => {
    const sam = await shopper(shop());
    const response = await sam.client.ask('/api/auth/logout', { method: 'POST', body: {}, headers });
    expect(response.status).toBe(403);
    expect(response.body).toEqual({
      success: false,
      code: 'CROSS_SITE',
      message: 'This request came from another site, so we blocked it',
    });
    expect((await sam.client.get('/api/auth/check-auth')).status).toBe(200);
  });

  it('accepts a change from its own page', async () => {
    const sam = await shopper(shop());
    const headers = { origin: shop().url, 'sec-fetch-site': 'same-origin' };
    expect((await sam.client.ask('/api/auth/logout', { method: 'POST', body: {}, headers })).status).toBe(
      200,
    );
    expect((await sam.client.get('/api/auth/check-auth')).status).toBe(401);
  });

  it('compresses long responses with an accepted encoding, and short ones not', async () => {
    const asked = (path: string, encoding: string) =>
      shop()
        .visitor()
        .ask(path, { headers: { 'accept-encoding': encoding } });
    const whole = await asked('/api/docs-json', 'identity');
    for (const [accepted, sent] of [
      ['gzip, deflate, br', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, gzip;q=0', null],
    ] as const) {
      const { headers, body } = await asked('/api/docs-json', accepted);
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([sent, 'Accept-Encoding']);
      expect(body).toEqual(whole.body);
    }
    expect((await asked('/api/health/live', 'br')).headers.get('content-encoding')).toBeNull();
  });

  it('serves its API description', async () => {
    const { body } = await shop().visitor().get('/api/docs-json');
    expect(Object.keys(body.paths)).toContain('/api/shop/order/capture');
  });
});
