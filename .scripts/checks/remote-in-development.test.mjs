// @ts-check
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import path from 'node:path';
import { test } from 'node:test';
import { kitFolder } from '../lib/generated/published.mjs';

const load = createRequire(path.join(kitFolder, 'package.json'));

test('the elements of a remote in development are made by what the shell shares, of whatever build its React is', () => {
  const { webpackBase } = load('./webpack-base.cjs');
  const { sharedModules } = load('./shared-modules.cjs');
  const config = webpackBase({ root: kitFolder, mode: 'development', port: 3002, publicPath: 'auto' });
  const { options } = config.module.rules.find(
    (/** @type {{ loader?: string }} */ { loader }) => loader === 'swc-loader',
  );
  const { code } = load('@swc/core').transformSync('export const page = <p>Shop</p>;', options);
  const imports = [...code.matchAll(/from "([^"]+)"/g)].map(([, name]) => name);
  const shared = sharedModules.map((/** @type {{ shareKey: string }} */ { shareKey }) => shareKey);
  assert.deepEqual(imports, ['react/jsx-runtime']);
  assert.ok(shared.includes('react/jsx-runtime'));
});
