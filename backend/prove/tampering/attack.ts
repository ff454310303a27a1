import fc from 'fast-check';

/** One call that must come to nothing. */
export interface Attack {
  /** The description of the attack, for a person. */
  name: string;
  /** The session that the call uses: `forger` has a token whose owner was changed. */
  as: 'thief' | 'nobody' | 'forger' | 'admin';
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
  /** It is led away politely. */
  isRedirected?: boolean;
}

const oddities = [
  ...[-1, 0, -0.01, 0.1, 1.5, 1e308, -1e308, 2 ** 53 + 2, Number.NaN, Infinity, -Infinity],
  ...[
    '-1',
    '0.001',
    '1e3',
    '0x10',
    '１',
    'NaN',
    'Infinity',
    '1,5',
    '',
    ' ',
    "1' OR '1'='1",
    '1; DROP TABLE orders',
  ],
  ...[null, true, false, [], {}, [1], { $gt: 0 }, { $ne: null }],
];

/** Anything that a program may put into JSON, odd things more often. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddities) },
  fc.jsonValue({ maxDepth: 2 }),
  fc.double(),
  fc.integer(),
  fc.string({ unit: 'binary-ascii' }),
  fc.uuid(),
);

/** The segment fits into a path. */
export const anySegment: fc.Arbitrary<string> = fc
  .oneof(
    fc.uuid(),
    fc.string({ unit: 'binary-ascii', maxLength: 40 }),
    fc.constantFrom('null', "' OR 1=1", '%00'),
  )
  .map(encodeURIComponent);

/** The additional fields that a client sends. */
const claims = (foreignId: string): fc.Arbitrary<object> =>
  fc.record(
    {
      role: fc.constant('admin'),
      status: fc.constantFrom('paid', 'confirmed'),
      orderStatus: fc.constantFrom('confirmed', 'delivered', 'rejected'),
      paymentStatus: fc.constantFrom('paid', 'refunded'),
      stage: fc.constantFrom('paid', 'awaiting-payment'),
      shopperId: fc.constant(foreignId),
      _id: fc.constant(foreignId),
      id: fc.constant(foreignId),
      price: anything,
      unitPrice: anything,
      amount: anything,
      total: anything,
      totalCents: anything,
      discount: fc.constant(100),
      seen: fc.constant({}),
      reservedUntil: fc.constant('9999-01-01'),
    },
    { requiredKeys: [] },
  );

/** Keys that reach into every object, where a server merges what it is sent. */
const pollutions = fc.constantFrom(
  '{}',
  '{}',
  '{"__proto__":{"role":"admin","isAdmin":true,"shopperId":"x","total":0}}',
  '{"constructor":{"prototype":{"role":"admin","userId":"x"}}}',
  '{"prototype":{"role":"admin"}}',
);

/** The body with such claims, where it says nothing of them itself. */
export const claiming = (foreignId: string, body: object): fc.Arbitrary<object> =>
  fc
    .tuple(claims(foreignId), pollutions)
    .map(([claimed, polluting]) => ({ ...(JSON.parse(polluting) as object), ...claimed, ...body }));
