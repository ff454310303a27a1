import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';
import { noFacts, productOf } from '../../testing/samples';
import type { Facts } from '../product.api';

const facts: Facts = {
  ...noFacts,
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
  care: ['wash-30-mild', 'no-bleach'],
  origin: 'PT',
  weightGrams: 240,
  model: { heightCm: 178, size: 'M' },
  measures: [
    {
      name: 'Chest',
      values: [
        { size: 'S', millimetres: 480 },
        { size: 'M', millimetres: 505 },
      ],
    },
    { name: 'Length', values: [{ size: 'S', millimetres: 680 }] },
  ],
};

async function openPage(given: Facts) {
  const data = { ...productOf({ size: 'S' }, { size: 'M' }), facts: given };
  const shop = await openShop('/shop/product/product-1', {
    'GET /api/shop/products/get/{id}': { success: true, data },
  });
  await screen.findByRole('heading', { level: 1, name: 'Linen Shirt' });
  return shop;
}

test('the page says what each part is made of, how to care for it, and where it was made', async () => {
  await openPage(facts);
  const section = within(await screen.findByRole('region', { name: 'Materials and care' }));
  const parts = section.getAllByRole('term').map(({ textContent }) => textContent);
  const fibres = section.getAllByRole('definition').map(({ textContent }) => textContent);
  expect([parts, fibres]).toEqual([
    ['Shell', 'Lining', 'Made in'],
    ['80% cotton, 20% polyester', '100% viscose', 'Portugal'],
  ]);
  const care = within(section.getByRole('list', { name: 'Care' })).getAllByRole('listitem');
  expect(care.map(({ textContent }) => textContent)).toEqual([
    '30Wash gently at up to 30 °C',
    'Do not bleach',
  ]);
});

test('what is not known is not mentioned', async () => {
  await openPage(noFacts);
  expect(await screen.findByRole('radio', { name: 'S' })).toBeEnabled();
  expect(screen.queryByText(/Materials|Made in|model is/)).not.toBeInTheDocument();
});

test('of shoes, only the origin is mentioned', async () => {
  await openPage({ ...noFacts, isTextile: false, origin: 'VN' });
  expect(await screen.findByRole('region', { name: 'Origin' })).toHaveTextContent('Made inVietnam');
});

test('the measures of the chosen size stand beside what the model wears', async () => {
  const { user } = await openPage(facts);
  expect(await screen.findByText('Our model is 178 cm and wears M')).toBeVisible();
  expect(screen.queryByText('Chest (half)')).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'S' }));
  const measured = (name: string) => screen.getByText(name).nextElementSibling;
  await waitFor(() => expect(measured('Chest (half)')).toHaveTextContent('48 cm (18.9 in)'));
  expect(measured('Length')).toHaveTextContent('68 cm (26.8 in)');
  expect(screen.getByText('Size S, laid flat')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'M' }));
  await waitFor(() => expect(measured('Chest (half)')).toHaveTextContent('50.5 cm (19.9 in)'));
  expect(screen.queryByText('Length')).not.toBeInTheDocument();
});

test('the size guide tells the body’s measures from those of the garment, which lies flat', async () => {
  const { user } = await openPage(facts);
  await user.click(await screen.findByRole('radio', { name: 'S' }));
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  const guide = within(screen.getByRole('dialog', { name: 'Size guide' }));
  expect(await guide.findByRole('tab', { name: 'Your body' })).toHaveAttribute('aria-selected', 'true');
  expect(guide.getAllByRole('table')).toHaveLength(1);
  expect(guide.getByRole('heading', { name: 'Men' })).toBeVisible();
  expect(guide.getByRole('row', { name: /^S 88–93 cm/ })).toHaveAttribute('aria-current');

  await user.click(guide.getByRole('tab', { name: 'The garment, laid flat' }));
  expect(guide.getAllByRole('table')).toHaveLength(1);
  expect(guide.getByText(/chest, waist and hips are half the way round/)).toBeVisible();
  expect(guide.getByRole('columnheader', { name: 'Chest (half)' })).toBeVisible();
  expect(guide.getByRole('columnheader', { name: 'Length' })).toBeVisible();
  expect(guide.getByRole('row', { name: /^S 48 cm 18.9 in 68 cm 26.8 in/ })).toHaveAttribute('aria-current');
  expect(guide.getByRole('row', { name: /^M 50.5 cm 19.9 in –/ })).not.toHaveAttribute('aria-current');
});

test('a shoe does not lie flat', async () => {
  const measures: Facts['measures'] = [{ name: 'Insole', values: [{ size: '39', millimetres: 250 }] }];
  const data = { ...productOf({ size: '39' }), facts: { ...noFacts, measures } };
  const { user } = await openShop('/shop/product/product-1', {
    'GET /api/shop/products/get/{id}': { success: true, data },
  });
  await user.click(await screen.findByRole('radio', { name: '39' }));
  expect(await screen.findByText('Size 39, measured on the product')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Size guide' }));
  await user.click(await screen.findByRole('tab', { name: 'The shoe' }));
  expect(screen.getByRole('row', { name: /^39 25 cm/ })).toBeVisible();
  expect(screen.queryByText(/half the way round/)).not.toBeInTheDocument();
});

test('sizes of a scale that the shop has added have a size guide where the product has measures', async () => {
  const scales = [{ id: 'hats', label: 'Hats', sizes: ['55', '56'] }];
  const open = (measures: Facts['measures']) =>
    openShop('/shop/product/product-1', {
      'GET /api/shop/sizes': { success: true, data: { scales } },
      'GET /api/shop/products/get/{id}': {
        success: true,
        data: { ...productOf({ size: '55' }, { size: '56' }), facts: { ...noFacts, measures } },
      },
    });
  const plain = await open([]);
  expect(await screen.findByRole('radio', { name: '56' })).toBeEnabled();
  expect(screen.queryByRole('button', { name: 'Size guide' })).not.toBeInTheDocument();
  plain.unmount();

  const { user } = await open([{ name: 'Brim', values: [{ size: '56', millimetres: 60 }] }]);
  await user.click(await screen.findByRole('button', { name: 'Size guide' }));
  expect(await screen.findByRole('row', { name: /^56 6 cm/ })).toBeVisible();
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
});
