import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';
import { rememberCards } from './product-cards';
import { untoldFit } from './reviews';
import {
  collectionsOfProduct,
  fileInput,
  linenShirt,
  linenShirtDetails,
  pick,
  productList,
  shirtPhoto,
  uploadedPicture,
} from './samples';

/* The page that adds or edits a product. */

export const list = 'GET /api/admin/products/get';
export const details = 'GET /api/admin/products/get/{id}';
export const edit = 'PUT /api/admin/products/edit/{id}';
export const saved = { success: true as const, data: linenShirtDetails };

export function openProducts(answers: Answers, path = '/admin/products') {
  rememberCards();
  return renderRemote(remote, {
    path,
    answers: {
      [list]: productList(linenShirt),
      'POST /api/admin/products/upload-image': uploadedPicture,
      'GET /api/admin/reviews/fit/{productId}': untoldFit,
      'GET /api/admin/collections/of/{productId}': collectionsOfProduct(),
      [details]: saved,
      ...answers,
    },
  });
}

export async function openForm(user: UserEvent, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByLabelText('Title');
}

/** One of those behind a product's dots. */
export async function chooseAction(user: UserEvent, title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

export const editButton = () => screen.getByRole('button', { name: 'Edit' });
export const heading = (name: string) => screen.queryByRole('heading', { name, level: 1 });

export const bodyOf = (sent: { call: string; body: unknown }[], call: string) =>
  sent.find((one) => one.call === call)?.body;

export const add = 'POST /api/admin/products/add';
export const addButton = () => screen.getByRole('button', { name: 'Add' });

/** All that a new product needs. */
export async function fillIn(user: UserEvent) {
  await user.upload(fileInput(), shirtPhoto());
  await user.type(screen.getByLabelText('Title'), 'Wool Scarf');
  await user.type(screen.getByLabelText('Description'), 'Warm');
  await pick(user, 'Category', 'Accessories');
  await pick(user, 'Brand', 'H&M');
  await user.type(screen.getByLabelText('Price'), '25.5');
  await user.type(screen.getByLabelText('Total Stock'), '7');
}
