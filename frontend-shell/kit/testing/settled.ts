import { act } from '@testing-library/react';

/** What has been asked is answered, and what follows from it is done: none of it waits for more than promises. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
