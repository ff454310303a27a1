import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { linenShirt, oxfordShirt, pick, productList } from '../testing/samples';
import type { ReturnRules } from './return-rules.api';

const get = 'GET /api/admin/return-rules';
const put = 'PUT /api/admin/return-rules';
const products = 'GET /api/admin/products/get';

const rules: ReturnRules = {
  ...{ windowDays: 30, wayPaidBy: 'shopper', fee: 0, arrivalDays: 21, holdDays: 14, version: 2 },
  exclusions: [
    { productId: 'product-1', reason: 'opened' },
    { productId: 'gone', reason: 'made-to-order' },
  ],
};
const saved = { success: true as const, message: 'The rules of returns are saved' };

const open = (answers: Answers = {}) =>
  renderRemote(remote, {
    path: '/admin/return-rules',
    answers: {
      [get]: { success: true, data: rules },
      [products]: ({ url }: { url: URL }) =>
        productList(url.searchParams.has('ids') ? linenShirt : oxfordShirt),
      ...answers,
    },
  });
const edit = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Edit rules' }));
  return within(await screen.findByRole('dialog', { name: 'Edit the rules of returns' }));
};

test('the rules are shown in words, with the excluded products and their reasons', async () => {
  await open();
  expect(await screen.findByText('30 days from the delivery of the last parcel')).toBeVisible();
  expect(screen.getByText(/^A size is held for 14 days/)).toBeVisible();
  const excluded = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(excluded).toEqual(
    expect.arrayContaining(['Linen ShirtNot once it was opened', 'A product that was deletedMade to order']),
  );
});

test('the rules are edited, and a product is found and excluded', async () => {
  const { user, sent, toasts } = await open({ [put]: saved });
  const sheet = await edit(user);
  await user.clear(sheet.getByLabelText('Window'));
  await user.type(sheet.getByLabelText('Window'), '60');
  await pick(user, 'Who pays the way back', 'The shop');
  await user.clear(sheet.getByLabelText('Fee'));
  await user.type(sheet.getByLabelText('Fee'), '4.90');
  await user.clear(sheet.getByLabelText('Days of a hold'));
  await user.type(sheet.getByLabelText('Days of a hold'), '10');
  await user.click(sheet.getByRole('button', { name: 'Remove A product that was deleted' }));
  await user.type(sheet.getByRole('combobox', { name: 'Find products to exclude' }), 'oxf');
  await user.click(await screen.findByTitle('Oxford Shirt'));
  await pick(user, 'Reason of Oxford Shirt', 'Made to order');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: saved.message }]));
  expect(sent.find(({ call }) => call === put)!.body).toEqual({
    ...{ windowDays: 60, wayPaidBy: 'shop', fee: 4.9, arrivalDays: 21, holdDays: 10, version: 2 },
    exclusions: [
      { productId: 'product-1', reason: 'opened' },
      { productId: 'product-2', reason: 'made-to-order' },
    ],
  });
});

test('a window that is too short is put right before it is saved', async () => {
  const { user, sent } = await open({ [put]: saved });
  const sheet = await edit(user);
  await user.clear(sheet.getByLabelText('Window'));
  await user.type(sheet.getByLabelText('Window'), '5');
  await user.tab();
  expect(sheet.getByLabelText('Window')).toHaveValue('14');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.find(({ call }) => call === put)!.body).toMatchObject({ windowDays: 14 }));
});

test('rules that somebody else has changed meanwhile are loaded, and the input stays', async () => {
  let version = 2;
  const { user, sent } = await open({
    [get]: () => ({
      success: true,
      data: { ...rules, version, ...(version > 2 ? { arrivalDays: 28 } : {}) },
    }),
    [put]: ({ body }: { body: unknown }) =>
      (body as ReturnRules).version === version
        ? saved
        : refuse(409, {
            code: 'STALE_RETURN_RULES',
            message: 'Someone else has changed the rules of returns.',
          }),
  });
  const sheet = await edit(user);
  await user.clear(sheet.getByLabelText('Window'));
  await user.type(sheet.getByLabelText('Window'), '45');
  version = 3;
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await user.click(await sheet.findByRole('button', { name: 'Load the latest version' }));
  expect(await sheet.findByText('Updated: Days to arrive')).toBeVisible();
  expect(sheet.getByLabelText('Days to arrive')).toHaveValue('28');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === put).at(-1)!.body).toMatchObject({
      ...{ windowDays: 45, arrivalDays: 28, version: 3 },
    }),
  );
});

test('loading can be tried again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open({ [get]: () => (isAway ? away : { success: true, data: rules }) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('30 days from the delivery of the last parcel')).toBeVisible();
});
