// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/workspaces.mjs';

const pages = readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.md'))
  .map((file) => path.join('docs', file))
  .concat('README.md', '.github/CONTRIBUTING.md', '.github/SECURITY.md');

for (const page of pages) {
  const text = readFileSync(path.join(root, page), 'utf8');

  test(`${page} links to existing files`, () => {
    for (const [, target] of text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)) {
      const file = path.join(root, path.dirname(page), target ?? '');
      assert.ok(existsSync(file), `${page} links to ${target}`);
    }
  });

  test(`${page} names files that exist`, () => {
    for (const [, file] of text.matchAll(/`((?:backend|frontend-\w+|docs|\.scripts)\/[\w./-]+)`/g)) {
      assert.ok(existsSync(path.join(root, file ?? '')), `${page} names ${file}`);
    }
  });
}

const decisions = pages.filter((page) => /decisions\/\d/.test(page));

for (const decision of decisions) {
  test(`${decision} has at most 300 words`, () => {
    const words = readFileSync(path.join(root, decision), 'utf8').trim().split(/\s+/).length;
    assert.ok(words <= 300, `${decision} has ${words} words`);
  });
}
