/** The whole list, for a client that doesn't page (server rules, catalogue). */
export const mostProducts = 1_000;
