import { expect, test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** In every test, no script of ours may fail. */
export const test = base.extend<{ noScriptFails: undefined }>({
  noScriptFails: [
    async ({ context }, run) => {
      const errors: string[] = [];
      context.on('weberror', (error) => errors.push(String(error.error())));
      await run(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
