import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { pageInCurrency } from '@haberdash/kit/testing/currency';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../../remote';
import { bodyOf } from '../../testing/product-form';
import { oxfordShirt, productList } from '../../testing/samples';
import { cellsTyped } from './bulk-edit.slice';
import { fill, rowsOf } from './rows';

const list = 'GET /api/admin/products/get';
const save = 'PUT /api/admin/products/variants';
const rows = rowsOf([oxfordShirt]);

afterEach(() => {
  window.localStorage.clear();
  document.head.innerHTML = '';
});

async function openTable(answers: Answers) {
  const page = await renderRemote(remote, {
    path: '/admin/products',
    answers: { [list]: productList(oxfordShirt), ...answers },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Edit prices and stock' }));
  await screen.findByRole('textbox', { name: 'Price of Oxford Shirt · S · Navy' });
  return page;
}
const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = async (user: UserEvent, name: string, value: string) => {
  await user.clear(cell(name));
  if (value) await user.type(cell(name), value);
};
const review = async (user: UserEvent) => {
  await user.click(screen.getByRole('button', { name: 'Review changes' }));
  return within(await screen.findByRole('dialog'));
};

test('the example of a price has the digits of the currency', async () => {
  pageInCurrency('JPY');
  await openTable({});
  expect(screen.getByPlaceholderText('4999, 5 or -10')).toBeVisible();
});

test('a summary shows old and new values, then all are saved in one call', async () => {
  const saved = rows.map((row) => ({ ...row, version: 4 }));
  const { user, sent, toasts } = await openTable({ [save]: { success: true, data: saved.slice(0, 2) } });
  await type(user, 'Price of Oxford Shirt · S · Navy', '55');
  await type(user, 'Stock of Oxford Shirt · M · Navy', '8');
  expect(screen.getByText('2 variants changed')).toBeVisible();

  const dialog = await review(user);
  expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'VariantWasBecomes',
    'Oxford Shirt · S · NavyPrice49.9955',
    'Oxford Shirt · M · NavyStock08',
  ]);
  await user.click(dialog.getByRole('button', { name: 'Save 2 variants' }));

  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: 'Saved 2 variants' }]));
  expect(bodyOf(sent, 'PUT /api/admin/products/variants')).toEqual({
    variants: [
      { _id: 'variant-1', version: 3, price: '55' },
      { _id: 'variant-2', version: 3, stock: '8', seenStock: 0 },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a saved edit can be undone', async () => {
  const { user, sent } = await openTable({
    [save]: () => ({ success: true as const, data: [{ ...rows[0]!, price: 55, version: 4 }] }),
  });
  await type(user, 'Price of Oxford Shirt · S · Navy', '55');
  await user.click((await review(user)).getByRole('button', { name: 'Save 1 variant' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(2));
  expect(sent.findLast(({ call }) => call.startsWith('PUT'))?.body).toEqual({
    variants: [{ _id: 'variant-1', version: 4, price: '49.99' }],
  });
});

test('more than one call takes are saved in two, and what the second refuses stays typed', async () => {
  const many = Array.from({ length: 600 }, (_, place) => ({
    ...rows[0]!,
    _id: `variant-${place}`,
    productId: `product-${place % 6}`,
    sku: null,
  }));
  let isFirst = true;
  const { store, user, sent, toasts } = await openTable({
    [save]: () => {
      const answer = isFirst
        ? { success: true as const, data: many }
        : refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' });
      isFirst = false;
      return answer;
    },
  });
  act(() => void store.dispatch(cellsTyped(fill(many, 'price', '60'))));
  expect(screen.getByText('600 variants changed')).toBeVisible();
  await user.click((await review(user)).getByText('Save 600 variants'));
  expect(await screen.findByText('Saved 500 of 600 variants. The others: Back in a minute')).toBeVisible();
  expect(screen.getByText('100 variants changed')).toBeVisible();
  expect(toasts).toEqual([]);
  const sizes = sent
    .filter(({ call }) => call.startsWith('PUT'))
    .map(({ body }) => (body as { variants: unknown[] }).variants.length);
  expect(sizes).toEqual([500, 100]);
});

test('typed values are discarded after a question', async () => {
  const { user } = await openTable({});
  await type(user, 'Price of Oxford Shirt · S · Navy', '55');
  await user.click(screen.getByRole('button', { name: 'Discard…' }));
  expect(cell('Price of Oxford Shirt · S · Navy')).toHaveValue('55');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(cell('Price of Oxford Shirt · S · Navy')).toHaveValue('49.99');
});

test('selected rows change by per cent or get one value', async () => {
  const { user } = await openTable({});
  expect(screen.getByRole('button', { name: 'Set value' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.type(screen.getByRole('textbox', { name: 'New value or per cent' }), '5');
  await user.click(screen.getByRole('button', { name: 'Change by per cent' }));
  const prices = screen
    .getAllByRole<HTMLInputElement>('textbox', { name: /^Price of/ })
    .map(({ value }) => value);
  expect(prices).toEqual(['52.49', '52.49', '52.49']);

  await user.click(screen.getByRole('checkbox', { name: 'Select Oxford Shirt · S · Olive' }));
  await user.clear(screen.getByRole('textbox', { name: 'New value or per cent' }));
  await user.type(screen.getByRole('textbox', { name: 'New value or per cent' }), '20');
  await user.click(screen.getByRole('button', { name: 'Set value' }));
  expect(cell('Price of Oxford Shirt · M · Navy')).toHaveValue('20');
  expect(cell('Price of Oxford Shirt · S · Olive')).toHaveValue('52.49');
});

test('a pasted block of a spreadsheet fills the cells, and Enter moves down', async () => {
  const { user } = await openTable({});
  await user.click(cell('Price of Oxford Shirt · M · Navy'));
  await user.paste('$10.00\t9\t3\n12\t\t4');
  expect(cell('Stock of Oxford Shirt · M · Navy')).toHaveValue('3');
  expect(cell('Price of Oxford Shirt · S · Olive')).toHaveValue('12');
  await user.keyboard('{Enter}');
  expect(cell('Price of Oxford Shirt · S · Olive')).toHaveFocus();
});

test('an invalid value is reported at its cell, and nothing is saved', async () => {
  const { user } = await openTable({});
  await type(user, 'Sale price of Oxford Shirt · S · Navy', '80');
  expect(screen.getByText('Sale price must be below the price.')).toBeVisible();
  expect(cell('Sale price of Oxford Shirt · S · Navy')).toBeInvalid();
  expect((await review(user)).getByRole('button', { name: 'Save 1 variant' })).toBeDisabled();
});

describe('a row that another admin has changed', () => {
  const current = { ...rows[0]!, price: 60, version: 9 };
  const stale = refuse(409, {
    code: 'VARIANTS_REFUSED',
    message: 'Nothing was saved, because of one variant.',
    data: {
      variants: [
        {
          _id: 'variant-1',
          code: 'STALE_PRODUCT',
          message: 'Someone else has changed this product.',
          current,
        },
      ],
    },
  });

  /** A table in which saving these cells was refused; another save is accepted. */
  async function refusedWith(cells: Record<string, string>) {
    let isStale = true;
    const table = await openTable({
      [save]: () => {
        const answer = isStale ? stale : { success: true as const, data: [current] };
        isStale = false;
        return answer;
      },
    });
    const saveRow = async () =>
      table.user.click((await review(table.user)).getByRole('button', { name: 'Save 1 variant' }));
    for (const [column, value] of Object.entries(cells))
      await type(table.user, `${column} of Oxford Shirt · S · Navy`, value);
    await saveRow();
    expect(await screen.findByText('Price: 60.00 is saved now, yours is 55')).toBeVisible();
    const saveAgain = async () => {
      await table.user.click(screen.getByRole('button', { name: /^Keep mine/ }));
      expect(screen.queryByText(/is saved now/)).not.toBeInTheDocument();
      await saveRow();
      await screen.findByRole('button', { name: 'Undo' });
      return table.sent.findLast(({ call }) => call.startsWith('PUT'))?.body;
    };
    return { ...table, saveAgain };
  }

  test('shows both states, and the own one can be kept', async () => {
    const { toasts, saveAgain } = await refusedWith({ Price: '55' });
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing was saved, because of one variant.');
    expect(toasts).toEqual([]);
    expect(await saveAgain()).toEqual({ variants: [{ _id: 'variant-1', version: 9, price: '55' }] });
  });

  test('gives the choice for each field', async () => {
    const { user, saveAgain } = await refusedWith({ Price: '55', Stock: '3' });
    await user.click(screen.getByRole('button', { name: 'Use theirs: Price of Oxford Shirt · S · Navy' }));
    expect(cell('Price of Oxford Shirt · S · Navy')).toHaveValue('60.00');
    expect(cell('Stock of Oxford Shirt · S · Navy')).toHaveValue('3');
    expect(await saveAgain()).toEqual({
      variants: [{ _id: 'variant-1', version: 9, stock: '3', seenStock: current.stock }],
    });
  });
});
