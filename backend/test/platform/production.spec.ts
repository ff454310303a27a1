import { productionShop } from '../support/shop/production-shop';

describe('a shop in production', () => {
  const shop = productionShop();

  it.each(['/api/docs', '/api/docs-json', '/api/docs-yaml', '/api/docs/swagger-ui.css'])(
    'has no description of its API at %s',
    async (path) => {
      expect(await shop().visitor().get(path)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  it.each(['/api/health', '/api/health/ready'])('tells nobody about its jobs at %s', async (path) => {
    const { status, body } = await shop().visitor().get(path);
    expect([status, body]).toEqual([200, { success: true, message: 'The shop is open', data: {} }]);
  });

  it('keeps browsers at https', async () => {
    const { headers } = await shop().visitor().get('/');
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect(headers.get('content-security-policy')).not.toContain('http:');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('a shop in production whose settings allow it', () => {
  const shop = productionShop({ API_DOCS: 'true', HEALTH_OF_JOBS: 'true' });

  it('describes its API', async () => {
    expect((await shop().visitor().get('/api/docs-json')).body).toMatchObject({
      info: { title: 'Haberdash' },
    });
    expect((await shop().visitor().get('/api/docs')).status).toBe(200);
  });

  it('tells how late its jobs are', async () => {
    const { body } = await shop().visitor().get('/api/health');
    expect(body.data).toEqual({ oldestDueJobSeconds: expect.any(Number), failedJobs: 0 });
  });
});
