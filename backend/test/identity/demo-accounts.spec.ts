import { startDemo } from '../../demo/start-demo';
import { hashSync } from '@node-rs/argon2';
import { inDatabase, password } from '../support/people';
import { testShop } from '../support/test-shop';

const passwordHash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** Reached past the proxy at its public address. */
async function startLocally(env: NodeJS.ProcessEnv) {
  const demo = await startDemo(env);
  return { ...demo, url: `http://127.0.0.1:${demo.port}` };
}

describe('a shop in production', () => {
  const shop = testShop(
    {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://shop.example',
      JWT_SECRET: 'a-secret-of-more-than-32-characters',
      PAYPAL_CLIENT_ID: 'id',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_ENVIRONMENT: 'sandbox',
      PAYPAL_WEBHOOK_ID: 'webhook',
    },
    { start: startLocally },
  );
  const signIn = async (email: string) => {
    const add = `INSERT INTO identity.users VALUES (gen_random_uuid(), 'Admin', $1, $2, 'admin', now())`;
    await inDatabase(shop(), add, [email, passwordHash]);
    return shop().visitor().post('/api/auth/login', { email, password });
  };

  it("refuses the demo's admin, also in a database of the demo", async () => {
    const refused = await signIn('admin@haberdash.test');
    expect(refused.body).toMatchObject({ success: false, code: 'DEMO_ACCOUNT' });
    expect(refused.headers.get('set-cookie')).toBeNull();
  });

  it('lets another admin sign in', async () => {
    expect((await signIn('ada@shop.example')).body).toMatchObject({ success: true });
  });
});
