import { refuse } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { add, addButton, fillIn, openForm, openProducts } from '../../testing/product-form';

async function addWithEnter(user: UserEvent) {
  await openForm(user, 'Add New Product');
  await fillIn(user);
  await waitFor(() => expect(addButton()).toBeEnabled());
  await user.type(screen.getByLabelText('Title'), '{Enter}');
}

test('a product that is being added takes no more input, and its pictures stay in their order', async () => {
  const { user } = await openProducts({ [add]: () => new Promise(() => {}) });
  await addWithEnter(user);
  expect(screen.getByLabelText('Title')).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Remove main picture' })).toBeDisabled();
  fireEvent.pointerDown(screen.getByTitle('Drag to move'), { button: 0, pointerId: 1 });
  expect(document.querySelector('[data-dragged]')).toBeNull();
});

test('the focus waits on the button while a product is added, and goes to the reason of a refusal', async () => {
  let answer = (_refused: ReturnType<typeof refuse>) => {};
  const { user } = await openProducts({ [add]: () => new Promise((resolve) => (answer = resolve)) });
  await addWithEnter(user);
  expect(addButton()).toHaveFocus();
  answer(refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' }));
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  expect(document.activeElement).toHaveTextContent('The shop is closed for a moment');
});
