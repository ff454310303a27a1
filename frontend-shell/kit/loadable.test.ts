import { createSlice } from '@reduxjs/toolkit';
import { isAwaited, loadable, notLoaded, type Loadable } from './loadable';

interface State {
  orders: Loadable<string[]>;
  isOpen: boolean;
}

const orders = loadable<string[]>().in('orders');
const initialState: State = { orders: notLoaded, isOpen: true };
const slice = createSlice({
  name: 'account',
  initialState,
  reducers: { ordersRequested: orders.requested, ordersLoaded: orders.loaded, ordersFailed: orders.failed },
});
const { ordersRequested, ordersLoaded, ordersFailed } = slice.actions;

const after = (...actions: Parameters<typeof slice.reducer>[1][]) =>
  actions.reduce(slice.reducer, slice.getInitialState());

test('a value is awaited before and during its first request', () => {
  expect(isAwaited(after().orders)).toBe(true);
  expect(isAwaited(after(ordersRequested()).orders)).toBe(true);
  expect(isAwaited(after(ordersRequested(), ordersLoaded([])).orders)).toBe(false);
});

test('a reload keeps the old value', () => {
  const { orders: again } = after(ordersLoaded(['order-1']), ordersRequested());
  expect(again).toEqual({ value: ['order-1'], request: { status: 'loading' } });
});

test('a failure removes the value and has a message', () => {
  const { orders: gone, isOpen } = after(ordersLoaded(['order-1']), ordersFailed({ message: 'Closed' }));
  expect(gone).toEqual({ value: null, request: { status: 'failed', message: 'Closed' } });
  expect(isAwaited(gone)).toBe(false);
  expect(isOpen).toBe(true);
});
