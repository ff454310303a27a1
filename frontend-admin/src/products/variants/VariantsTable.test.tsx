import { refuse } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { bodyOf } from '../../testing/product-form';
import { oxfordShirtDetails, pick } from '../../testing/samples';
import {
  cell,
  click,
  closeEditor,
  combinations,
  details,
  edit,
  openOxford,
  openProducts,
  write,
} from '../../testing/variants-editor';

async function openRefused(refusal: Parameters<typeof refuse>[1]) {
  const page = await openProducts({ [edit]: refuse(409, refusal) });
  await openOxford(page.user);
  await write(page.user, 'Stock of S · Navy', '2');
  await closeEditor(page.user);
  await click(page.user, 'Edit');
  await screen.findByRole('region', combinations);
  return page;
}

describe('the table', () => {
  test('is filled for all rows, a colour or a size', async () => {
    const { user } = await openProducts();
    const opened = await openOxford(user);
    await user.type(cell('Value to fill in'), '20');
    await user.click(opened.getByRole('button', { name: 'Fill' }));
    expect(cell('Price of S · Olive')).toHaveValue('20');

    await user.click(screen.getByRole('combobox', { name: 'Rows to fill' }));
    await user.click((await screen.findAllByTitle('Navy')).at(-1)!);
    await write(user, 'Value to fill in', '30');
    await user.keyboard('{Enter}');
    expect(cell('Price of M · Navy')).toHaveValue('30');
    expect(cell('Price of S · Olive')).toHaveValue('20');

    await pick(user, 'Column to fill', 'Stock');
    await pick(user, 'Rows to fill', 'S');
    await user.keyboard('{Tab}');
    await user.click(opened.getByRole('button', { name: 'Fill' }));
    expect([cell('Stock of S · Navy').value, cell('Stock of M · Navy').value]).toEqual(['30', '0']);
  });

  test('Enter moves down and skips rows off sale, Shift and Enter move up', async () => {
    const { user } = await openProducts();
    await openOxford(user);
    await click(user, "Don't sell: M · Navy");
    await user.click(cell('Stock of S · Navy'));
    await user.keyboard('{Enter}');
    expect(cell('Stock of S · Olive')).toHaveFocus();
    await user.keyboard('7{Enter}');
    expect(cell('Stock of S · Olive')).toHaveValue('7');
    expect(cell('Stock of S · Olive')).toHaveFocus();
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(cell('Stock of S · Navy')).toHaveFocus();
  });

  test('accepts a pasted spreadsheet column', async () => {
    const { user } = await openProducts();
    await openOxford(user);
    fireEvent.paste(cell('Stock of S · Navy'), { clipboardData: { getData: () => '1\n2\n3\n' } });
    expect(['S · Navy', 'M · Navy', 'S · Olive'].map((row) => cell(`Stock of ${row}`).value)).toEqual([
      '1',
      '2',
      '3',
    ]);
  });
});

describe('GTIN and MPN', () => {
  test('are columns that can be shown, and are saved', async () => {
    const { user, sent } = await openProducts({ [edit]: { success: true, data: oxfordShirtDetails } });
    await openOxford(user);
    expect(screen.queryByRole('columnheader', { name: 'GTIN' })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Show GTIN and MPN' }));
    await user.type(cell('GTIN of S · Navy'), '4006');
    await user.type(cell('MPN of S · Navy'), 'OX-1');
    await click(user, 'Done');
    await waitFor(() =>
      expect(cell('GTIN of S · Navy')).toHaveAccessibleDescription(/8, 12, 13 or 14 digits/),
    );
    await write(user, 'GTIN of S · Navy', '4006381333931');
    await closeEditor(user);
    await click(user, 'Edit');
    await waitFor(() =>
      expect(bodyOf(sent, `PUT /api/admin/products/edit/${oxfordShirtDetails._id}`)).toMatchObject({
        variants: [{ gtin: '4006381333931', mpn: 'OX-1' }, { gtin: '' }, {}, {}],
      }),
    );
  });

  test('are shown where a variant has one, or where the server refuses one', async () => {
    const wrong = { path: 'variants.1.gtin', message: 'must have the right check digit' };
    const { user } = await openRefused({ code: 'MALFORMED_REQUEST', message: 'No', errors: [wrong] });
    await waitFor(() =>
      expect(cell('GTIN of M · Navy')).toHaveAccessibleDescription('GTIN must have the right check digit.'),
    );
    await user.type(cell('GTIN of M · Navy'), '4');
    expect(cell('GTIN of M · Navy')).toHaveValue('4');
  });
});

describe('a refusal', () => {
  test('is shown at its cell, which gets the focus, until the cell changes', async () => {
    const { user, toasts } = await openRefused({
      code: 'MALFORMED_REQUEST',
      message: 'variants.1.price: must be an amount like 49.99',
      errors: [{ path: 'variants.1.price', message: 'must be an amount like 49.99' }],
    });
    const price = cell('Price of M · Navy');
    await waitFor(() => expect(price).toHaveAccessibleDescription('Price must be an amount like 49.99.'));
    await waitFor(() => expect(price).toHaveFocus());
    expect(toasts).toEqual([]);

    await user.type(price, '1');
    expect(price).toBeValid();
    expect(screen.queryByText(/must be an amount/)).toBeNull();
  });

  test('for an SKU that is taken is shown above the table', async () => {
    await openRefused({ code: 'SKU_TAKEN', message: 'Another variant already has this SKU' });
    expect((await screen.findAllByRole('alert')).at(-1)).toHaveTextContent(
      'Another variant already has this SKU',
    );
    expect(cell('Stock of S · Navy')).toHaveValue('2');
  });

  test('for a changed stock shows the present stock and keeps the rest', async () => {
    let stock = 12;
    const { user } = await openProducts({
      [edit]: refuse(409, {
        code: 'STOCK_CHANGED',
        message: 'The stock has changed since you opened this product.',
      }),
      [details]: () => ({
        success: true,
        data: {
          ...oxfordShirtDetails,
          variants: oxfordShirtDetails.variants.map((variant) =>
            variant._id === 'variant-1' ? { ...variant, stock } : variant,
          ),
        },
      }),
    });
    await openOxford(user);
    await write(user, 'Stock of S · Navy', '2');
    await write(user, 'Price of S · Olive', '45');
    await closeEditor(user);
    stock = 5;
    await click(user, 'Edit');

    await waitFor(() =>
      expect(cell('Stock of S · Navy')).toHaveAccessibleDescription(
        'Stock is now 5: items have been sold or returned since.',
      ),
    );
    expect(cell('Stock of S · Navy')).toHaveValue('5');
    expect(cell('Price of S · Olive')).toHaveValue('45');
  });

  test('for an outdated product loads it again', async () => {
    let isChanged = false;
    const { user } = await openProducts({
      [edit]: () => {
        isChanged = true;
        return refuse(409, { code: 'STALE_PRODUCT', message: 'Someone else has changed this product.' });
      },
      [details]: () => ({
        success: true,
        data: isChanged
          ? { ...oxfordShirtDetails, variants: oxfordShirtDetails.variants.slice(0, 2) }
          : oxfordShirtDetails,
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'Edit Oxford Shirt' }));
    await screen.findByText('3 variants, 32 in stock, $49.99');
    await click(user, 'Edit');
    await user.click(await screen.findByRole('button', { name: 'Load the latest version' }));
    expect(await screen.findByText('2 variants, 12 in stock, $49.99')).toBeVisible();
  });
});
