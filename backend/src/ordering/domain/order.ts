/** What an admin may choose, at any time. `confirmed` comes from payment alone. */
export const chosenStatuses = ['pending', 'inProcess', 'inShipping', 'delivered', 'rejected'] as const;
export const orderStatuses = [...chosenStatuses, 'confirmed'] as const;
