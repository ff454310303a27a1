import { ServerSettings } from '../src/platform/config/server.settings';
import { Environment } from '../src/platform/config/settings';
import { StartupError } from '../src/platform/config/startup-error';
import { wantsDemoData, wantsDemoOrders } from './demo-settings';

const development = { DATABASE_URL: 'postgres://localhost/shop' };
const production = {
  ...development,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.test',
};
const wanted = (env: NodeJS.ProcessEnv) => wantsDemoData(env, new ServerSettings(new Environment(env)));

describe('the demo data', () => {
  it.each([
    [development, true],
    [{ ...development, DEMO_DATA: '' }, true],
    [{ ...development, DEMO_DATA: 'true' }, true],
    [{ ...development, DEMO_DATA: 'false' }, false],
    [production, false],
    [{ ...production, DEMO_DATA: 'false' }, false],
  ])('is added or not, by the settings: %p', (env, answer) => expect(wanted(env)).toBe(answer));

  it('is refused in production, because its passwords are public', () => {
    expect(() => wanted({ ...production, DEMO_DATA: 'true' })).toThrow(
      'In production DEMO_DATA is refused: its passwords are public.',
    );
  });

  it('can be wanted by no other word', () => {
    expect(() => wanted({ ...development, DEMO_DATA: 'perhaps' })).toThrow(StartupError);
  });
});

describe('the demo orders', () => {
  it.each([
    [{}, true],
    [{ DEMO_ORDERS: 'true' }, true],
    [{ DEMO_ORDERS: 'false' }, false],
  ])('are added or not, by the setting: %p', (env, answer) => expect(wantsDemoOrders(env)).toBe(answer));

  it('can be wanted by no other word', () => {
    expect(() => wantsDemoOrders({ DEMO_ORDERS: 'some' })).toThrow('DEMO_ORDERS must be true or false.');
  });
});
