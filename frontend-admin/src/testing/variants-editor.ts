import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';
import { rememberCards } from './product-cards';
import { untoldFit } from './reviews';
import {
  collectionsOfProduct,
  linenShirt,
  linenShirtDetails,
  oxfordShirt,
  oxfordShirtDetails,
  productList,
  uploadedPicture,
} from './samples';

/* Helpers for the tests of the variants editor. */

export const details = 'GET /api/admin/products/get/{id}';
export const edit = 'PUT /api/admin/products/edit/{id}';
export const saved = { success: true as const, data: oxfordShirtDetails };

export function openProducts(answers: Answers = {}) {
  rememberCards();
  return renderRemote(remote, {
    path: '/admin/products',
    answers: {
      'GET /api/admin/reviews/fit/{productId}': untoldFit,
      'GET /api/admin/collections/of/{productId}': collectionsOfProduct(),
      'GET /api/admin/products/get': productList(linenShirt, oxfordShirt),
      'POST /api/admin/products/upload-image': uploadedPicture,
      [details]: ({ url }) => ({
        success: true,
        data: url.pathname.endsWith(linenShirt._id) ? linenShirtDetails : oxfordShirtDetails,
      }),
      ...answers,
    },
  });
}

export const click = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
export const combinations = { name: 'Combinations' };
export const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

export async function openEditor(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Sizes and colours' }));
  return within(await screen.findByRole('region', combinations));
}

export async function closeEditor(user: UserEvent) {
  await click(user, 'Done');
  await waitFor(() => expect(screen.queryByRole('region', combinations)).toBeNull());
}

export async function openOxford(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Edit Oxford Shirt' }));
  return openEditor(user);
}

export async function write(user: UserEvent, name: string, value: string) {
  const input = cell(name);
  await user.clear(input);
  await user.type(input, value);
}
