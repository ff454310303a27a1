/** The row of a guest says this once the guest is forgotten; the orders keep its id. */
export const forgottenGuest = { userName: 'Forgotten guest', email: '' } as const;
