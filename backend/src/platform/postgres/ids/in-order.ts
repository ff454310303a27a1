/** @returns each id once; whoever locks rows in this order waits for nobody who waits for them */
export const inOrder = (ids: string[]): string[] => [...new Set(ids)].sort();
