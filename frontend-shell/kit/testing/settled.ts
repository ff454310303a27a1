import { act } from '@testing-library/react';

/** Waits until pending promises, such as responses of the fake API, have settled and rendered. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
