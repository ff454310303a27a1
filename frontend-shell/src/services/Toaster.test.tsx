import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import type { ToastExtras } from '@haberdash/kit/services';
import { toastShown, toastSlice, type Toast } from './toast.slice';
import { Toaster } from './Toaster';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function passes(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
}

function renderToaster() {
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: {
      toast: toastSlice.reducer,
      actions: (state: null = null, action: UnknownAction) => (actions.push(action), state),
    },
  });
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
  function show(message: string, variant: Toast['variant'] = 'success', extras: ToastExtras = {}) {
    act(() => {
      store.dispatch(toastShown({ message, variant, ...extras }));
    });
  }
  const dispatch = (action: UnknownAction) => act(() => void store.dispatch(action));
  return Object.assign(show, { actions, dispatch });
}

test('a toast is shown for 5 seconds', () => {
  const show = renderToaster();
  show('Product is added to cart');
  passes(4999);
  expect(screen.getByRole('status')).toHaveTextContent('Product is added to cart');
  passes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a toast replaces the previous one, for 5 seconds of its own', () => {
  const show = renderToaster();
  show('One');
  passes(4000);
  show('Two');
  expect(screen.queryByText('One')).not.toBeInTheDocument();
  passes(4999);
  expect(screen.getByText('Two')).toBeVisible();
  passes(1);
  expect(screen.queryByText('Two')).not.toBeInTheDocument();
});

test('a repeated message is announced again, for 5 seconds of its own', () => {
  const show = renderToaster();
  show('Saved');
  const first = screen.getByRole('status');
  passes(4000);
  show('Saved');
  expect(first).not.toBeInTheDocument();
  passes(4000);
  expect(screen.getByText('Saved')).toBeVisible();
});

test.each([
  ['the pointer is on it', fireEvent.pointerEnter, fireEvent.pointerLeave],
  ['the focus is in it', fireEvent.focus, fireEvent.blur],
])('a toast stays while %s', (_, come, go) => {
  const show = renderToaster();
  show('Removed');
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  const at = come === fireEvent.focus ? dismiss : dismiss.parentElement!;
  come(at);
  passes(60_000);
  expect(screen.getByText('Removed')).toBeVisible();
  go(at);
  passes(5000);
  expect(screen.queryByText('Removed')).not.toBeInTheDocument();
});

test('a failure stays until the next attempt; the toast of that attempt stays', () => {
  const show = renderToaster();
  const pay = document.body.appendChild(document.createElement('button'));
  show('The payment failed', 'destructive');
  fireEvent.click(document.body);
  expect(screen.getByText('The payment failed')).toBeVisible();
  pay.addEventListener('click', () => show('It failed again', 'destructive'));
  fireEvent.click(pay);
  expect(screen.queryByText('The payment failed')).not.toBeInTheDocument();
  expect(screen.getByText('It failed again')).toBeVisible();
  pay.remove();
});

test('a destructive toast is an alert', () => {
  const show = renderToaster();
  show('You can add max 3 addresses', 'destructive');
  expect(screen.getByRole('alert')).toHaveTextContent('You can add max 3 addresses');
});

test('a toast can be dismissed', () => {
  const show = renderToaster();
  show('Saved');
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test("a toast's button dispatches its action and closes the toast", () => {
  const show = renderToaster();
  const action = { label: 'View cart', dispatches: { type: 'cart/cartOpened' } };
  show('Product is added to cart', 'success', { picture: '/uploads/shirt-1200.webp', action });
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/uploads/shirt-640.webp');

  fireEvent.click(screen.getByRole('button', { name: 'View cart' }));
  expect(show.actions.at(-1)).toEqual(action.dispatches);
  expect(screen.queryByText('Product is added to cart')).not.toBeInTheDocument();
});

test('a toast may have a second line, which is announced with it', () => {
  const show = renderToaster();
  show('Product is added to cart', 'success', { detail: 'Cloud Cardigan, XL, Blush' });
  expect(screen.getByRole('status')).toHaveTextContent('Product is added to cartCloud Cardigan, XL, Blush');
});

test('a toast disappears when its action is dispatched elsewhere', () => {
  const show = renderToaster();
  show('Product is added to cart', 'success', {
    action: { label: 'View cart', dispatches: { type: 'cart/cartOpened' } },
  });
  show.dispatch({ type: 'cart/cartClosed' });
  expect(screen.getByRole('status')).toBeVisible();
  show.dispatch({ type: 'cart/cartOpened' });
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a toast stays in the topmost dialog when dialogs open or close', async () => {
  const show = renderToaster();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.innerHTML = '<button>Close</button>';
  const isInDialog = () => dialog.contains(screen.getByText('Saved'));
  show('Saved');
  expect(isInDialog()).toBe(false);

  await act(async () => {
    dialog.showModal();
    dialog.querySelector('button')!.focus();
  });
  expect(isInDialog()).toBe(true);
  await act(async () => dialog.remove());
  expect(isInDialog()).toBe(false);
});
