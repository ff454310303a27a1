import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bodyOf, details, edit, editButton, openProducts, openForm, saved } from '../../testing/product-form';
import { linenShirt, linenShirtDetails, pick } from '../../testing/samples';

const weight = () => screen.getByLabelText(/^Weight/);
const countries = {
  success: true as const,
  data: [{ code: 'PT', hasCity: true, postcode: null, region: null }],
};
const inSizes = { ...linenShirt, options: { sizes: ['S', 'M'] as ('S' | 'M')[], colours: [] } };
const detailsInSizes = {
  ...linenShirtDetails,
  options: inSizes.options,
  variants: (['S', 'M'] as const).map((size) => ({
    ...linenShirtDetails.variants[0]!,
    _id: `variant-${size}`,
    size,
  })),
};

async function openFacts(answers: Parameters<typeof openProducts>[0] = {}) {
  const page = await openProducts({ [edit]: saved, 'GET /api/shop/countries': countries, ...answers });
  await openForm(page.user, 'Edit Linen Shirt');
  await page.user.click(screen.getByRole('button', { name: 'Material and care' }));
  const sentFacts = async () => {
    await page.user.click(editButton());
    const body = () => bodyOf(page.sent, 'PUT /api/admin/products/edit/product-1');
    await waitFor(() => expect(body()).toBeDefined());
    return (body() as { facts: unknown }).facts;
  };
  return { ...page, sentFacts };
}

async function type(user: UserEvent, label: string, text: string) {
  await user.clear(screen.getByLabelText(label));
  await user.type(screen.getByLabelText(label), text);
}

/** The name of the fibre is pasted, because the list is long. */
async function addFibre(user: UserEvent, part: string, fibre: string) {
  await user.click(screen.getByRole('combobox', { name: `Add a fibre to ${part}` }));
  await user.paste(fibre);
  await user.click(await screen.findByTitle(fibre));
}

test('fibres are chosen for each part, with their running sum', async () => {
  const { user, sentFacts } = await openFacts();
  await user.click(screen.getByRole('button', { name: 'Add fibres' }));
  const part = within(screen.getByRole('group', { name: 'Part 1' }));
  expect(part.getByRole('status')).toHaveTextContent('0%, 100% missing');
  await addFibre(user, 'Shell', 'cotton');
  expect(part.getByRole('status')).toHaveTextContent(/^100%$/);
  await type(user, 'Percent of cotton in Shell', '80');
  expect(part.getByRole('status')).toHaveTextContent('80%, 20% missing');
  await addFibre(user, 'Shell', 'polyester');
  expect(part.getByRole('status')).toHaveTextContent(/^100%$/);
  await user.click(screen.getByRole('button', { name: 'Add another part' }));
  await addFibre(user, 'Lining', 'viscose');
  expect(await sentFacts()).toMatchObject({
    materials: [
      {
        part: 'Shell',
        fibres: [
          { fibre: 'cotton', percent: 80 },
          { fibre: 'polyester', percent: 20 },
        ],
      },
      { part: 'Lining', fibres: [{ fibre: 'viscose', percent: 100 }] },
    ],
  });
});

test('care has one symbol for each step, and the origin is a country', async () => {
  const { user, sentFacts } = await openFacts();
  await pick(user, 'Ironing', 'Do not iron');
  await pick(user, 'Washing', 'Wash at up to 30 °C');
  await pick(user, 'Washing', 'Wash by hand');
  await pick(user, 'Country of origin', 'Portugal');
  await user.type(weight(), '240');
  await user.click(screen.getByRole('checkbox', { name: /^A textile product/ }));
  expect(await sentFacts()).toMatchObject({
    isTextile: false,
    care: ['hand-wash', 'no-iron'],
    origin: 'PT',
    weightGrams: 240,
  });
});

test('measures are typed in centimetres for each size, beside what the model wears', async () => {
  const { user, sentFacts } = await openFacts({
    [details]: { success: true, data: detailsInSizes },
  });
  await user.click(screen.getByRole('button', { name: 'Add a measure' }));
  await user.type(screen.getByLabelText('Chest of S in cm'), '48.5');
  await user.type(screen.getByLabelText('Chest of M in cm'), '51');
  await type(user, 'Name of measure 1', 'Bust');
  await user.type(screen.getByLabelText('Height'), '178');
  await pick(user, 'Wears', 'M');
  expect(await sentFacts()).toMatchObject({
    measures: [
      {
        name: 'Bust',
        values: [
          { size: 'S', millimetres: 485 },
          { size: 'M', millimetres: 510 },
        ],
      },
    ],
    model: { heightCm: 178, size: 'M' },
  });
});

test('what a law asks for is listed with the law, and does not keep the product from being saved', async () => {
  const missing = {
    fact: 'care' as const,
    laws: [{ destination: 'US' as const, name: '16 CFR 423' }],
  };
  const { sentFacts } = await openFacts({
    [details]: { success: true, data: { ...linenShirtDetails, lacksFacts: true } },
    'GET /api/admin/products/missing-facts/{id}': { success: true, data: [missing] },
  });
  expect(await screen.findByText('Care', { selector: 'strong' })).toBeVisible();
  expect(screen.getByText(/16 CFR 423 \(US\)/)).toBeVisible();
  expect(await sentFacts()).toEqual(linenShirt.facts);
});

test('a product without sizes has no measures', async () => {
  await openFacts();
  expect(screen.getByText('Measures belong to sizes, and this product has none.')).toBeVisible();
});

test('the facts say what there is, until they are opened', async () => {
  const facts = { ...linenShirt.facts, origin: 'PT', weightGrams: 240, care: ['no-iron' as const] };
  const { user } = await openProducts({
    [details]: { success: true, data: { ...linenShirtDetails, facts } },
  });
  await openForm(user, 'Edit Linen Shirt');
  expect(screen.getByText('1 care symbols · Portugal · 240 g')).toBeVisible();
});

test('a refused fact is shown at the facts', async () => {
  const refusal = refuse(400, {
    code: 'VALIDATION_FAILED',
    message: 'Validation failed',
    errors: [{ path: 'facts.weightGrams', message: 'must be at most 100000' }],
  });
  const { user } = await openProducts({ [edit]: refusal, 'GET /api/shop/countries': countries });
  await openForm(user, 'Edit Linen Shirt');
  await user.click(editButton());
  expect(await screen.findByText(/^Weight .* must be at most 100000$/)).toBeVisible();
});

test('facts that another admin changed are taken over, unless the form changed them, too', async () => {
  const stale = refuse(409, { code: 'STALE_PRODUCT', message: 'Someone else has changed this product.' });
  const latest = { ...linenShirtDetails, facts: { ...linenShirt.facts, weightGrams: 300 }, version: 4 };
  let product = linenShirtDetails;
  const { user } = await openFacts({
    [details]: () => ({ success: true, data: product }),
    [edit]: stale,
  });
  product = latest;
  await user.click(editButton());
  await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
  expect(await screen.findByText('Updated: Material and care')).toBeVisible();
  expect(weight()).toHaveValue('300');
});
