import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, within } from '@testing-library/react';
import remote from '../../remote';
import {
  collectionsOfProduct,
  linenShirt,
  linenShirtDetails,
  oxfordShirt,
  oxfordShirtDetails,
  productList,
} from '../../testing/samples';

const route = 'GET /api/admin/reviews/fit/{productId}';
const told = { buyers: 26, small: 14, right: 10, large: 2, misfit: 'small' as const };
const ofSmall = { size: 'S', buyers: 17, small: 13, right: 4, large: 0, misfit: 'small' as const };
const ofMedium = { size: 'M', buyers: 9, small: 1, right: 6, large: 2, misfit: null };
const answer = (data: object) => ({
  success: true as const,
  data: { ...told, sizes: [ofSmall, ofMedium], ...data },
});

async function edit(title: string, answers: Answers) {
  const admin = await renderRemote(remote, {
    path: '/admin/products',
    answers: {
      'GET /api/admin/products/get': productList(linenShirt, oxfordShirt),
      'GET /api/admin/products/get/{id}': ({ url }) => ({
        success: true,
        data: url.pathname.endsWith(linenShirt._id) ? linenShirtDetails : oxfordShirtDetails,
      }),
      'GET /api/admin/collections/of/{productId}': collectionsOfProduct(),
      ...answers,
    },
  });
  await admin.user.click(await screen.findByRole('button', { name: `Edit ${title}` }));
  return admin;
}

const panel = async () => within(await screen.findByRole('region', { name: 'Fit told by buyers' }));

test('the product says that it runs small, with the numbers of each size', async () => {
  await edit('Oxford Shirt', { [route]: answer({}) });
  const fit = await panel();
  expect(await fit.findByText('Runs small')).toBeVisible();
  expect(fit.getByText(/: 14 of 26 buyers say so\./)).toBeVisible();
  const rows = fit
    .getAllByRole<HTMLTableRowElement>('row')
    .map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Size', 'Small', 'True to size', 'Large'],
    ['S runs small', '13', '4', '0'],
    ['M', '1', '6', '2'],
    ['All sizes', '14', '10', '2'],
  ]);
});

test.each([
  [{ buyers: 1, misfit: null }, 'Only 1 buyer has told. From ten on, shoppers see it, too.'],
  [{ buyers: 26, misfit: null }, 'Runs neither small nor large, say 26 buyers together.'],
  [
    { buyers: 0, misfit: null, sizes: [] },
    'No buyer has told yet how it fits, in a review or with a return.',
  ],
])('without a misfit it says why: %j', async (data, text) => {
  await edit('Oxford Shirt', { [route]: answer(data) });
  expect(await (await panel()).findByText(new RegExp(text))).toBeVisible();
});

test('loading the fit can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await edit('Oxford Shirt', { [route]: () => (isAway ? away : answer({})) });
  const fit = await panel();
  expect(await fit.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(fit.getByRole('button', { name: 'Try again' }));
  expect(await fit.findByText('Runs small')).toBeVisible();
});

test('a product without sizes has no fit', async () => {
  const { sent } = await edit('Linen Shirt', {});
  expect(await screen.findByLabelText('Title')).toHaveValue('Linen Shirt');
  expect(screen.queryByRole('region', { name: 'Fit told by buyers' })).toBeNull();
  expect(sent.filter(({ call }) => call.includes('/reviews/fit/'))).toEqual([]);
});
