import { hashSync } from '@node-rs/argon2';
import { inDatabase, password } from '../support/shop/people';
import { productionShop } from '../support/shop/production-shop';

const passwordHash = hashSync(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

describe('a shop in production', () => {
  const shop = productionShop();
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
