import { FrontendAddresses } from './frontend-addresses';

describe('a remote that lives at an address', () => {
  const frontends = new FrontendAddresses('http://shell:8080', new Map([['shop', 'http://shop:8080']]));
  const placeOf = (name: string, manifest: string) => frontends.placeOf({ name, manifest });

  it('has its files beside its manifest', () => {
    const base = 'https://cdn.test/tailor/v3/';
    expect(placeOf('tailor', `${base}mf-manifest.json?of=today`)).toEqual({ base, files: base });
    expect(placeOf('tailor', '/remotes/tailor/mf-manifest.json')).toEqual({
      base: '/remotes/tailor/',
      files: 'http://shell:8080/remotes/tailor/',
    });
  });

  it('is reached by the server otherwise where a setting says so', () => {
    expect(placeOf('shop', 'http://localhost:8082/v3/mf-manifest.json')).toEqual({
      base: 'http://localhost:8082/v3/',
      files: 'http://shop:8080/v3/',
    });
    expect(placeOf('shop', '/remotes/shop/mf-manifest.json')).toEqual({
      base: '/remotes/shop/',
      files: 'http://shop:8080/remotes/shop/',
    });
  });

  it.each([
    'file:///etc/mf-manifest.json',
    'data:application/json,{}',
    'http://',
    'http://a b/',
    'http://a;b/',
    '//cdn.test/mf-manifest.json',
    '/\\cdn.test/mf-manifest.json',
    'mf-manifest.json',
    '',
  ])('has none at %p', (manifest) => {
    for (const name of ['shop', 'tailor']) expect(placeOf(name, manifest)).toBeUndefined();
  });

  it('can put nothing else into the page by it', () => {
    expect(placeOf('tailor', `https://cdn.test/";<script>'/mf-manifest.json`)?.base).not.toMatch(/["<>]/);
  });
});
