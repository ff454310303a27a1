import { jeans, tee } from '../support/goods';
import { admin, type Person } from '../support/people';
import { testShop } from '../support/test-shop';

describe('the facts of a product', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const add = (body: object) => seller.client.post('/api/admin/products/add', body);
  const added = async (body: object) => {
    const answer = await add(body);
    expect(answer.status).toBe(201);
    return answer.body.data;
  };
  const edited = async (id: string, body: object) =>
    (await seller.client.put(`/api/admin/products/edit/${id}`, body)).body.data;

  it('are those that the admin gave, in the details and in the list', async () => {
    const facts = { weightGrams: '450' };
    const { _id, facts: shown } = await added({ ...jeans, facts });
    expect(shown).toMatchObject({ weightGrams: 450 });
    const { body } = await seller.client.get(`/api/admin/products/get?ids=${_id}`);
    expect(body.data[0].facts).toEqual(shown);
    expect((await added(jeans)).facts).toMatchObject({ weightGrams: null });
  });

  it.each([
    ['with variants', tee],
    ['without variants', jeans],
  ])('are kept by an edit %s without them, and replaced by an edit with others', async (_, product) => {
    const { _id, facts } = await added({ ...product, facts: { weightGrams: 180 } });
    expect((await edited(_id, { ...product, title: 'Renamed' })).facts).toEqual(facts);
    expect((await edited(_id, { ...product, facts: { weightGrams: '' } })).facts.weightGrams).toBeNull();
  });

  it.each([
    [0, 'facts.weightGrams'],
    [-5, 'facts.weightGrams'],
    [12.5, 'facts.weightGrams'],
    [100_001, 'facts.weightGrams'],
    ['heavy', 'facts.weightGrams'],
  ])('are refused with a weight of %s', async (weightGrams, path) => {
    const { status, body } = await add({ ...jeans, facts: { weightGrams } });
    expect([status, body.errors[0].path]).toEqual([400, path]);
  });
});
