import { hostedFrontends } from './frontend-locations';

describe('the location of a remote with a server of its own', () => {
  const locations = hostedFrontends('http://shell:8080', new Map([['shop', 'http://shop:8080']]));
  const locationOf = (name: string, manifest: string) => locations.remote({ name, manifest });

  it('is the folder of its manifest', () => {
    const base = 'https://cdn.test/tailor/v3/';
    expect(locationOf('tailor', `${base}mf-manifest.json?of=today`)).toEqual({
      forBrowser: base,
      forServer: base,
    });
    expect(locationOf('tailor', '/remotes/tailor/mf-manifest.json')).toEqual({
      forBrowser: '/remotes/tailor/',
      forServer: 'http://shell:8080/remotes/tailor/',
    });
  });

  it('differs for the server when a setting names it', () => {
    expect(locationOf('shop', 'http://localhost:8082/v3/mf-manifest.json')).toEqual({
      forBrowser: 'http://localhost:8082/v3/',
      forServer: 'http://shop:8080/v3/',
    });
    expect(locationOf('shop', '/remotes/shop/mf-manifest.json')).toEqual({
      forBrowser: '/remotes/shop/',
      forServer: 'http://shop:8080/remotes/shop/',
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
  ])('is unknown for the manifest %p', (manifest) => {
    for (const name of ['shop', 'tailor']) expect(locationOf(name, manifest)).toBeUndefined();
  });

  it('contains no HTML', () => {
    expect(locationOf('tailor', `https://cdn.test/";<script>'/mf-manifest.json`)?.forBrowser).not.toMatch(
      /["<>]/,
    );
  });
});
