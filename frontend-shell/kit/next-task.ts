/** Between two steps of long work: whatever waits, a finger on the screen say, comes first. */
export const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));
