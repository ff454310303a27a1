import { configureStore } from '@reduxjs/toolkit';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
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
  const store = configureStore({ reducer: { toast: toastSlice.reducer } });
  render(
    <Provider store={store}>
      <Toaster />
    </Provider>,
  );
  return function show(message: string, variant: Toast['variant'] = 'success') {
    act(() => {
      store.dispatch(toastShown({ message, variant }));
    });
  };
}

test('a toast stands for 5 seconds', () => {
  const show = renderToaster();
  show('Product is added to cart');
  passes(4999);
  expect(screen.getByRole('status')).toHaveTextContent('Product is added to cart');
  passes(1);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a toast takes the place of the one before it, for 5 seconds of its own', () => {
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

test('the same message again is announced anew, for 5 seconds of its own', () => {
  const show = renderToaster();
  show('Saved');
  const first = screen.getByRole('status');
  passes(4000);
  show('Saved');
  expect(first).not.toBeInTheDocument();
  passes(4000);
  expect(screen.getByText('Saved')).toBeVisible();
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
