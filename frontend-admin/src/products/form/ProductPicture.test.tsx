import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bodyOf, edit, editButton, openProducts, openSheet, saved } from '../../testing/product-sheet';
import { fileInput, shirtPhoto } from '../../testing/samples';

const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

test("replacing an edited product's picture shows the new one", async () => {
  const { user, sent } = await openProducts({ [edit]: saved });
  await openSheet(user, 'Edit Linen Shirt');
  await press(user, 'Replace picture');
  await user.upload(fileInput(), shirtPhoto());
  await screen.findByRole('img', { name: 'Preview of shirt.jpg' });
  await user.click(editButton());

  await waitFor(() =>
    expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-1')).toMatchObject({
      image: '/uploads/new-1200.webp',
    }),
  );
});

test("removing the new picture restores the edited product's own", async () => {
  const { user, sent } = await openProducts({ [edit]: saved });
  await openSheet(user, 'Edit Linen Shirt');
  await press(user, 'Replace picture');
  await user.upload(fileInput(), shirtPhoto());
  await screen.findByRole('img', { name: 'Preview of shirt.jpg' });
  await press(user, 'Keep current picture');
  expect(fileInput()).toBeDisabled();
  await user.click(editButton());

  await waitFor(() =>
    expect(bodyOf(sent, 'PUT /api/admin/products/edit/product-1')).toMatchObject({
      image: '/uploads/shirt-1200.webp',
    }),
  );
});
