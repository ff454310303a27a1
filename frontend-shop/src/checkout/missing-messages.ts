import type { Missing } from './checkout.slice';

/** Why an order to the chosen address can't be paid. */
export const noDelivery = "We don't deliver to this address. Please choose another one.";

export const missingMessages: Record<Missing, string> = {
  cart: 'Your cart is empty. Please add items to proceed',
  address: 'Please select one address to proceed.',
};
