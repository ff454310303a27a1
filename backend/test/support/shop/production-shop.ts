import { startDemo } from '../../../demo/start-demo';
import { testShop } from './test-shop';

/** A shop in production, reached past the proxy at its public address. */
export const productionShop = (settings: NodeJS.ProcessEnv = {}) =>
  testShop(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      JWT_SECRET: 'a-secret-of-more-than-32-characters',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYPAL_WEBHOOK_ID: 'webhook',
      ...settings,
    },
    { start: startLocally },
  );

async function startLocally(env: NodeJS.ProcessEnv) {
  const demo = await startDemo(env);
  return { ...demo, url: `http://127.0.0.1:${demo.port}` };
}
