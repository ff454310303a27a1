// @ts-check
import assert from 'node:assert/strict';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { npm } from '../lib/process/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { checkOutAlone } from './lone-remote.mjs';

describe('in a checkout with only the package of the kit', { timeout: 900_000 }, () => {
  for (const remote of ['shop', 'admin']) {
    test(`${remote} passes its tests and is built`, async () => {
      const folder = await checkOutAlone(`frontend-${remote}`);
      try {
        const { code, output } = await npm(['test'], { cwd: folder });
        assert.equal(code, 0, output);
        const { version } = JSON.parse(
          readFileSync(path.join(root, `frontend-${remote}/package.json`), 'utf8'),
        );
        const contract = JSON.parse(readFileSync(path.join(folder, 'dist/contract.json'), 'utf8'));
        assert.deepEqual([contract.remote, contract.version], [remote, version]);
        assert.ok(Object.keys(contract.operations).length > 10);
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  }
});
