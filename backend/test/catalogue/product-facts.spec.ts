import { jeans, tee, teeFacts } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

describe('the facts of a product', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const add = (body: object) => seller.client.post('/api/admin/products/add', body);
  const added = async (body: object) => {
    const response = await add(body);
    expect(response.status).toBe(201);
    return response.body.data;
  };
  const edited = async (id: string, body: object) =>
    (await seller.client.put(`/api/admin/products/edit/${id}`, body)).body.data;

  it('are those that the admin gave: in the shop, in the details and in the list', async () => {
    const { _id, facts } = await added({ ...tee, facts: teeFacts });
    expect(facts).toEqual(teeFacts);
    const listed = await seller.client.get(`/api/admin/products/get?ids=${_id}`);
    expect(listed.body.data[0].facts).toEqual(teeFacts);
    const shown = await shop().visitor().get(`/api/shop/products/get/${_id}`);
    expect(shown.body.data.facts).toEqual(teeFacts);
  });

  it('are unknown where the admin gave none', async () => {
    expect((await added(jeans)).facts).toEqual({
      isTextile: true,
      materials: [],
      care: [],
      origin: null,
      weightGrams: null,
      model: null,
      measures: [],
    });
  });

  it('may come as the texts of a form', async () => {
    const typed = { weightGrams: '450', origin: 'pt', model: { heightCm: '178', size: '' } };
    const { facts } = await added({ ...jeans, facts: typed });
    expect(facts).toMatchObject({ weightGrams: 450, origin: 'PT', model: { heightCm: 178, size: null } });
    expect((await added({ ...jeans, facts: { weightGrams: '', origin: '' } })).facts).toMatchObject({
      weightGrams: null,
      origin: null,
    });
  });

  it.each([
    ['with variants', tee],
    ['without variants', jeans],
  ])('are kept by an edit %s without them, and replaced by an edit with others', async (_, product) => {
    const { _id, facts } = await added({ ...product, facts: { ...teeFacts, weightGrams: 180 } });
    expect((await edited(_id, { ...product, title: 'Renamed' })).facts).toEqual(facts);
    const { care, ...others } = teeFacts;
    expect((await edited(_id, { ...product, facts: others })).facts).toEqual({ ...facts, care: [] });
    expect(care).not.toEqual([]);
  });

  it('have no measures of sizes that the product does not have any more', async () => {
    const { _id, variants } = await added({ ...tee, facts: teeFacts });
    const withoutL = variants.filter(({ size }: { size: string }) => size !== 'L');
    const { facts } = await edited(_id, { ...tee, variants: withoutL });
    expect(facts.measures[0].values.map(({ size }: { size: string }) => size)).toEqual(['S', 'M']);
    expect(facts.model).toEqual(teeFacts.model);
  });

  const cotton = (percent: number) => ({ part: 'Shell', fibres: [{ fibre: 'cotton', percent }] });
  it.each([
    ['a part that does not add up', 'materials.0', { materials: [cotton(99)] }],
    [
      'a fibre that the law does not know',
      'materials.0.fibres.0.fibre',
      {
        materials: [{ part: 'Shell', fibres: [{ fibre: 'spandex', percent: 100 }] }],
      },
    ],
    ['a part without fibres', 'materials.0.fibres', { materials: [{ part: 'Shell', fibres: [] }] }],
    ['two parts of one name', 'materials', { materials: [cotton(100), cotton(100)] }],
    ['two symbols for washing', 'care', { care: ['wash-30', 'no-wash'] }],
    ['an unknown symbol', 'care.0', { care: ['beat-with-stones'] }],
    ['no country', 'origin', { origin: 'XX' }],
    ['no weight', 'weightGrams', { weightGrams: 0 }],
    ['half a gram', 'weightGrams', { weightGrams: 12.5 }],
    ['too much weight', 'weightGrams', { weightGrams: 100_001 }],
    ['a giant', 'model.heightCm', { model: { heightCm: 300, size: 'M' } }],
    [
      'an unknown size',
      'measures.0.values.0.size',
      {
        measures: [{ name: 'Chest', values: [{ size: 'huge', millimetres: 500 }] }],
      },
    ],
    [
      'a measure of nothing',
      'measures.0.values.0.millimetres',
      {
        measures: [{ name: 'Chest', values: [{ size: 'M', millimetres: 0 }] }],
      },
    ],
    ['a name that a file cannot write', 'measures.0.name', { measures: [{ name: 'A: B', values: [] }] }],
  ])('are refused: %s', async (_, path, facts) => {
    const { status, body } = await add({ ...jeans, facts });
    expect([status, body.errors[0].path]).toEqual([400, `facts.${path}`]);
  });

  it('say in the refusal how much is missing', async () => {
    const { body } = await add({ ...jeans, facts: { materials: [cotton(99)] } });
    expect(body.errors[0].message).toBe('must add up to 100% for Shell, not 99%');
  });
});

describe('the facts that a law asks for', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const maker = {
    name: 'Loom',
    logo: null,
    makerName: 'Loom Works',
    makerAddress: '1 Mill Lane, Leeds',
    responsiblePerson: 'Loom Europe, Gent',
  };
  const added = async (body: object) =>
    (await seller.client.post('/api/admin/products/add', { ...jeans, brand: 'loom', ...body })).body.data;
  const edit = (id: string, body: object) => seller.client.put(`/api/admin/products/edit/${id}`, body);
  const missingOf = async (id: string) => {
    const { body } = await seller.client.get(`/api/admin/products/missing-facts/${id}`);
    return body.data.map(({ fact }: { fact: string }) => fact);
  };
  const page = async () => {
    const { body } = await seller.client.get('/api/admin/products/get?brand=loom&lacking=facts&limit=10');
    const ids: string[] = body.data.map(({ _id }: { _id: string }) => _id);
    return { ids, total: body.meta.total };
  };
  const listed = async () => {
    const { ids, total } = await page();
    expect(total).toBe(ids.length);
    return ids;
  };

  it('are listed with their laws, and those who lack some are a filter of the list, also drafts', async () => {
    await seller.client.post('/api/admin/brands', { slug: 'loom', ...maker });
    const whole = await added({ facts: teeFacts });
    const lacking = await added({ title: 'Bare jeans', facts: { ...teeFacts, care: [] } });
    const draft = await added({ title: 'Bare draft', state: 'draft' });
    const shoes = await added({ title: 'Shoes', facts: { isTextile: false } });
    expect(await missingOf(whole._id)).toEqual([]);
    expect(await missingOf(shoes._id)).toEqual([]);
    expect(await missingOf(lacking._id)).toEqual(['care']);
    expect(await missingOf(draft._id)).toEqual(['materials', 'care', 'origin']);
    expect((await listed()).sort()).toEqual([lacking._id, draft._id].sort());

    await edit(lacking._id, { ...jeans, brand: 'loom', facts: teeFacts });
    expect(await listed()).toEqual([draft._id]);
    const { body } = await seller.client.get(`/api/admin/products/missing-facts/${draft._id}`);
    expect(body.data[0]).toEqual({
      fact: 'materials',
      laws: [
        { destination: 'EU', name: 'Regulation (EU) No 1007/2011, Article 16' },
        { destination: 'US', name: '16 CFR 303' },
      ],
    });
  });

  it('include the maker that the brand names', async () => {
    const [product] = (await seller.client.get('/api/admin/products/get?brand=loom&q=Shoes')).body.data;
    const { status } = await seller.client.put('/api/admin/brands/loom', { ...maker, makerAddress: '' });
    expect(status).toBe(200);
    expect(await missingOf(product._id)).toEqual(['makerAddress']);
    // Page and total are two statements: while the job commits, they may be of two states.
    await until(async () => {
      const { ids, total } = await page();
      return ids.includes(product._id) && total === ids.length;
    });
  });

  it('are not those of a product that does not exist', async () => {
    const { status } = await seller.client.get(
      '/api/admin/products/missing-facts/00000000-0000-4000-8000-000000000000',
    );
    expect(status).toBe(404);
  });
});
