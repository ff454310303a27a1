import document from '../../openapi.json';
import { newId } from '../../src/shared/ids';
import { home } from '../support/shop/goods';
import { admin, type Person, shopper } from '../support/shop/people';
import type { ShopResponse } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';

interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const schemas = document.components.schemas as unknown as Record<string, Schema>;
const operations = Object.entries(
  document.paths as unknown as Record<string, Record<string, Operation>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

const inBodies = ['a\udc00b', 'nul\u0000', 'x'.repeat(5_000)];
const inAddresses = ['a%00b', '%ED%A0%80', 'x'.repeat(2_000)];

/** Something that the schema accepts, as far as the schema says. */
function sampleOf(schema: Schema, name: string, userId: string): unknown {
  if (schema.$ref) return sampleOf(schemas[schema.$ref.split('/').at(-1)!]!, name, userId);
  const choice = [schema.anyOf, schema.oneOf, schema.allOf].find(Boolean);
  if (choice) return sampleOf(choice.find(({ type }) => type === 'string') ?? choice[0]!, name, userId);
  return schema.const ?? schema.enum?.[0] ?? sampleOfType(schema, name, userId);
}

function sampleOfType(
  { type, properties = {}, items, minimum = 1 }: Schema,
  name: string,
  userId: string,
): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, sampleOf(inner, key, userId)]),
      );
    case 'array':
      return items ? [sampleOf(items, name, userId)] : [];
    case 'number':
    case 'integer':
      return Math.max(1, minimum);
    case 'boolean':
      return true;
    default:
      return textOf(name, userId);
  }
}

const textOf = (name: string, userId: string): string => {
  if (name === 'userId') return userId;
  if (/email/i.test(name)) return 'sam@haberdash.test';
  return /image|logo|picture/i.test(name) ? 'https://pictures.test/a.webp' : '12345678';
};

/** The sample once for each of its texts, which another one replaces. */
function variantsOf(sample: unknown, text: string): unknown[] {
  if (typeof sample === 'string') return [text];
  if (typeof sample !== 'object' || sample === null) return [];
  return Object.entries(sample).flatMap(([key, inner]) =>
    variantsOf(inner, text).map((variant) =>
      Array.isArray(sample) ? [variant] : { ...sample, [key]: variant },
    ),
  );
}

/** Each path with one of its parameters, or one of its query's, replaced. */
function addressesOf(path: string, { parameters = [] }: Operation, text: string, userId: string): string[] {
  const filled = (replaced?: string) =>
    path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === replaced ? text : name === 'userId' ? userId : newId(),
    );
  return parameters.flatMap(({ name, in: place }) => {
    if (place === 'path') return [filled(name)];
    return place === 'query' ? [`${filled()}?${name}=${text}`] : [];
  });
}

describe('texts that no database stores and no reader expects', () => {
  const shop = testShop();
  let people: { admin: Person; shopper: Person };
  beforeAll(async () => {
    people = { admin: await admin(shop()), shopper: await shopper(shop()) };
  });

  const callerOf = (path: string) =>
    /^\/api\/(admin|common|account)/.test(path) ? people.admin : people.shopper;

  it.each(operations)('never fail $method $path', async ({ method, path, operation }) => {
    const { id, client } = callerOf(path);
    const failures: string[] = [];
    const ask = async (address: string, body?: unknown) => {
      const response: ShopResponse = await client.ask(address, { method, body });
      if (response.status >= 500) failures.push(`${response.status} ${address} ${JSON.stringify(body)}`);
    };
    const schema = operation.requestBody?.content['application/json']?.schema;
    const sample = schema && sampleOf(schema, '', id);
    for (const text of inAddresses)
      for (const address of addressesOf(path, operation, text, id)) await ask(address, sample);
    const [address] = addressesOf(path, { parameters: [{ name: '', in: 'path' }] }, '', id);
    for (const text of inBodies) for (const body of variantsOf(sample, text)) await ask(address!, body);
    expect(failures).toEqual([]);
  });

  it.each([
    ['userName', 'Sam\nShopper', 'must be on one line'],
    ['userName', 'Sam\u2028Shopper', 'must be on one line'],
    ['userName', 'Sam \ud83d', 'must be well-formed Unicode'],
  ])('are refused by name: %s %j', async (field, text, message) => {
    const body = { userName: 'Sam', email: 'sam@haberdash.test', password: 'a-long-password', [field]: text };
    expect(await shop().visitor().post('/api/auth/register', body)).toMatchObject({
      status: 400,
      body: { errors: [{ path: field, message }] },
    });
  });

  it('of a quantity are answered in words', async () => {
    const { id, client } = people.shopper;
    const line = { userId: id, productId: newId(), quantity: 1.5 };
    expect(await client.post('/api/shop/cart/add', line)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'quantity', message: 'must be a whole number' }] },
    });
  });

  it('may be lines of a note', async () => {
    const { id, client } = people.shopper;
    const body = { userId: id, ...home, notes: 'Ring twice.\nThen wait.' };
    expect(await client.post('/api/shop/address/add', body)).toMatchObject({
      body: { data: { notes: body.notes } },
    });
  });
});
