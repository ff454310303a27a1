import type { Missing } from './checkout.slice';

export const missingMessages: Record<Missing, string> = {
  cart: 'Your cart is empty. Please add items to proceed',
  address: 'Please select one address to proceed.',
};
