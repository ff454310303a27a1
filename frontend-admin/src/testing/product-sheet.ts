import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import remote from '../remote';
import { rememberCards } from './product-cards';
import { untoldFit } from './reviews';
import { linenShirt, linenShirtDetails, productList, uploadedPicture } from './samples';

/* The sheet that adds and edits a product. */

export const list = 'GET /api/admin/products/get';
export const edit = 'PUT /api/admin/products/edit/{id}';
export const saved = { success: true as const, data: linenShirtDetails };

export function openProducts(answers: Answers) {
  rememberCards();
  return renderRemote(remote, {
    path: '/admin/products',
    answers: {
      [list]: productList(linenShirt),
      'POST /api/admin/products/upload-image': uploadedPicture,
      'GET /api/admin/reviews/fit/{productId}': untoldFit,
      ...answers,
    },
  });
}

export async function openSheet(user: UserEvent, button: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  await screen.findByLabelText('Title');
}

/** One of those behind a product's dots. */
export async function chooseAction(user: UserEvent, title: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

export const editButton = () => screen.getByRole('button', { name: 'Edit' });
export const sheet = (title: string) => screen.queryByRole('dialog', { name: title });

export const bodyOf = (sent: { call: string; body: unknown }[], call: string) =>
  sent.find((one) => one.call === call)?.body;
