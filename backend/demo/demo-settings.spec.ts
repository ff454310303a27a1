import { Settings } from '../src/platform/config/settings';
import { StartupError } from '../src/platform/config/startup-error';
import { wantsDemoData } from './demo-settings';

const development = { DATABASE_URL: 'postgres://localhost/shop' };
const production = {
  ...development,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://shop.test',
  JWT_SECRET: 'a secret of at least thirty-two characters',
  PAYPAL_CLIENT_ID: 'id',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_ENVIRONMENT: 'sandbox',
};
const wanted = (env: NodeJS.ProcessEnv) => wantsDemoData(env, Settings.read(env));

describe('the demo data', () => {
  it.each([
    [development, true],
    [{ ...development, DEMO_DATA: '' }, true],
    [{ ...development, DEMO_DATA: 'true' }, true],
    [{ ...development, DEMO_DATA: 'false' }, false],
    [production, false],
    [{ ...production, DEMO_DATA: 'false' }, false],
  ])('is wanted, or not: %p', (env, answer) => expect(wanted(env)).toBe(answer));

  it('has public passwords, which production refuses', () => {
    expect(() => wanted({ ...production, DEMO_DATA: 'true' })).toThrow(
      'In production DEMO_DATA is refused: its passwords are public.',
    );
  });

  it('can be wanted by no other word', () => {
    expect(() => wanted({ ...development, DEMO_DATA: 'perhaps' })).toThrow(StartupError);
  });
});
