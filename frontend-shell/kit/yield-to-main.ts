/** Call between the steps of long work: waiting input is handled first. */
export const yieldToMain = () => new Promise<void>((resolve) => setTimeout(resolve));
