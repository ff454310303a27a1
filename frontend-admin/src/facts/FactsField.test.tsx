import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { bodyOf, edit, editButton, list, openProducts, openSheet, saved } from '../testing/product-sheet';
import { linenShirt, linenShirtDetails, productList } from '../testing/samples';

const weight = () => screen.getByLabelText(/^Weight/);
const weighing = (weightGrams: number | null) => ({ facts: { ...linenShirt.facts, weightGrams } });

test('the weight of a product is typed in grams, and may be emptied again', async () => {
  const { user, sent } = await openProducts({ [edit]: saved });
  await openSheet(user, 'Edit Linen Shirt');
  await user.type(weight(), '240');
  await user.click(editButton());
  const body = () => bodyOf(sent, 'PUT /api/admin/products/edit/product-1');
  await waitFor(() => expect(body()).toMatchObject(weighing(240)));

  await openSheet(user, 'Edit Linen Shirt');
  await user.type(weight(), '5');
  await user.clear(weight());
  await user.click(editButton());
  await waitFor(() => expect(sent.at(-1)?.body).not.toEqual(body()));
});

test('a refused fact is shown at the facts', async () => {
  const refusal = refuse(400, {
    code: 'VALIDATION_FAILED',
    message: 'Validation failed',
    errors: [{ path: 'facts.weightGrams', message: 'must be at most 100000' }],
  });
  const { user } = await openProducts({ [edit]: refusal });
  await openSheet(user, 'Edit Linen Shirt');
  await user.click(editButton());
  expect(await screen.findByText(/^Weight .* must be at most 100000$/)).toBeVisible();
});

test('facts that another admin changed are taken over, unless the form changed them, too', async () => {
  const stale = refuse(409, { code: 'STALE_PRODUCT', message: 'Someone else has changed this product.' });
  const { user } = await openProducts({
    [list]: productList(linenShirt),
    'GET /api/admin/products/get/{id}': {
      success: true,
      data: { ...linenShirtDetails, ...weighing(300), version: 4 },
    },
    [edit]: stale,
  });
  await openSheet(user, 'Edit Linen Shirt');
  await user.click(editButton());
  await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
  expect(await screen.findByText('Updated: Facts')).toBeVisible();
  expect(weight()).toHaveValue('300');
});
