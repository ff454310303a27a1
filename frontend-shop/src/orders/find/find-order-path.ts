/** Who has lost the link to an order asks for another one here. */
export const findOrderPath = '/shop/find-order';
