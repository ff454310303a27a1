/** The name under which the browser stores a visitor's wishes. */
export const wishesKey = 'wishes';
