import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bodyOf, chooseAction, list, openProducts, saved, heading } from '../../testing/product-form';
import { linenShirtDetails, oxfordShirt, oxfordShirtDetails, productList } from '../../testing/samples';

describe('Duplicate', () => {
  const add = 'POST /api/admin/products/add';
  const addButton = () => screen.getByRole('button', { name: 'Add' });
  const details = 'GET /api/admin/products/get/{id}';
  const duplicate = async (user: UserEvent, title: string) => {
    await chooseAction(user, title, 'Duplicate');
    await screen.findByLabelText('Title');
  };

  test('opens a new product with the same values, but no stock', async () => {
    const { user, sent, currentPath } = await openProducts({
      [details]: { success: true, data: linenShirtDetails },
      [add]: saved,
    });
    await duplicate(user, 'Linen Shirt');
    expect(heading('Add New Product')).toBeVisible();
    expect(currentPath()).toBe('/admin/products/new?copy=product-1');
    expect(screen.getByLabelText('Title')).toHaveValue('Linen Shirt (copy)');
    await waitFor(() => expect(addButton()).toBeEnabled());
    await user.click(addButton());
    await waitFor(() =>
      expect(bodyOf(sent, 'POST /api/admin/products/add')).toMatchObject({
        title: 'Linen Shirt (copy)',
        image: '/uploads/shirt-1200.webp',
        price: '49.99',
        totalStock: 0,
      }),
    );
  });

  test('copies the sizes and colours on sale, without their SKUs', async () => {
    const { user, sent } = await openProducts({
      [list]: productList(oxfordShirt),
      [details]: { success: true, data: oxfordShirtDetails },
      [add]: saved,
    });
    await duplicate(user, 'Oxford Shirt');
    await waitFor(() => expect(addButton()).toBeEnabled());
    await user.click(addButton());
    await waitFor(() => expect(bodyOf(sent, 'POST /api/admin/products/add')).toBeDefined());
    const { variants } = bodyOf(sent, 'POST /api/admin/products/add') as { variants: object[] };
    expect(variants).toEqual(
      [
        ['S', 'Navy'],
        ['M', 'Navy'],
        ['S', 'Olive'],
      ].map(([size, colour]) => ({
        size,
        colour,
        price: '49.99',
        salePrice: '',
        stock: '0',
        sku: '',
        gtin: '',
        mpn: '',
        onSale: true,
      })),
    );
  });
});
