// @ts-check
import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { sharedModules } from '../frontend-shell/kit/shared-modules.cjs';
import { commentSentences } from './comment-sentences.mjs';
import { oneCurrency } from './one-currency.mjs';

const haberdash = { rules: { 'comment-sentences': commentSentences, 'one-currency': oneCurrency } };

const tests = [
  '**/*.{spec,test,e2e}.{ts,tsx,mjs}',
  '**/*.contract.ts',
  'backend/test/**',
  'frontend-shell/e2e/**',
];
const tools = ['.scripts/**', '.config/**', '**/*.{cjs,mjs,js}'];

/**
 * @param {string} name @param {string} selection in frontend-shell/kit/shared
 * @param {string[]} types that are imported in one line with values
 */
async function onlyShared(name, selection, types = []) {
  const shared = await import(`../frontend-shell/kit/shared/${selection}.mjs`);
  return { name, allowImportNames: [...Object.keys(shared), ...types], allowTypeImports: true };
}

const sharedOfKit = sharedModules.find(({ package: name }) => name === '@haberdash/kit')?.imports ?? [];
/** @param {string} module of the kit */
const fileOf = (module) => `${module.replace('@haberdash/', 'frontend-shell/')}.*`;
const sharedNames = sharedOfKit.map((module) => module.split('/').at(-1));

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/coverage/',
    '.data/',
    '**/test-results/',
    '**/playwright-report/',
    '**/api/schema.d.ts',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    rules: {
      'max-lines': ['error', 300],
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'max-depth': ['error', 3],
      complexity: ['error', 10],
      eqeqeq: 'error',
      'no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: `${import.meta.dirname}/..` },
    },
    rules: {
      'no-unused-vars': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A Nest module is a class that is only a place for its decorator.
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      // After `INSERT … RETURNING`, `rows[0]!` says what is so; noUncheckedIndexedAccess can't know.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A row is a class only for TypeORM's decorators, and is written as a literal.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      // An implementation of an asynchronous port need not wait for anything itself.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ from: 'file', name: 'Money' }] },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true, argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    plugins: { '@typescript-eslint': tseslint.plugin },
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        // A destructured value has the name that its owner gave it, such as that of an environment variable.
        { selector: 'variable', modifiers: ['destructured'], format: null },
        {
          selector: 'variable',
          modifiers: ['const'],
          format: null,
          custom: { regex: '^[A-Z][A-Z0-9]+(_[A-Z0-9]+)*$', match: false },
        },
      ],
    },
  },
  {
    files: ['frontend-*/**/*.{ts,tsx}'],
    ignores: ['frontend-shell/e2e/**'],
    ...reactHooks.configs.flat.recommended,
  },
  {
    files: ['frontend-*/**/*.{ts,tsx}', 'frontend-shell/src/**/*.js'],
    languageOptions: { globals: globals.browser },
  },
  // At run time, a remote finds only what the shell shares.
  {
    files: ['frontend-{shop,admin}/src/**', 'frontend-shell/{kit,e2e/third-remote}/**/*.{ts,tsx}'],
    ignores: [...tests, 'frontend-shell/kit/testing/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: await Promise.all([
            onlyShared('react-router-dom', 'react-router-dom'),
            onlyShared('react-redux', 'react-redux'),
            onlyShared('@reduxjs/toolkit', 'reduxjs-toolkit', ['PayloadAction']),
          ]),
        },
      ],
    },
  },
  // Webpack takes what the shell shares by the package's name. A relative import is bundled by each remote.
  {
    files: ['frontend-shell/kit/**/*.{ts,tsx}'],
    ignores: [...tests, 'frontend-shell/kit/{shared,testing}/**', ...sharedOfKit.map(fileOf)],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: `^\\.+/(.*/)?(${sharedNames.join('|')})$` }] },
      ],
    },
  },
  {
    files: tools,
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
  {
    files: ['backend/{src,demo}/**/*.{ts,tsx}', 'frontend-{shop,admin,shell}/**/*.{ts,tsx}'],
    ignores: [
      ...tests,
      '**/testing/**',
      'backend/demo/simulators/sslcommerz/**',
      'backend/src/platform/csv/spreadsheet-damage.ts',
      'backend/src/shared/currency/**',
      'backend/src/platform/config/shop.settings.ts',
      'frontend-shell/kit/money.ts',
    ],
    plugins: { haberdash },
    rules: { 'haberdash/one-currency': 'error' },
  },
  // Their output is what they are for.
  {
    files: ['backend/src/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file itself.' },
        {
          selector:
            'Decorator > CallExpression[callee.name=/^(Param|Query|Body)$/]:not(:has(Property[key.name="schema"]))',
          message: 'What a client sends has a schema.',
        },
      ],
    },
  },
  {
    files: ['.config/**', '.scripts/**', 'backend/**', 'frontend-*/**'],
    plugins: { haberdash },
    rules: { 'haberdash/comment-sentences': 'error' },
  },
  { files: ['.scripts/**', 'backend/bench/**'], rules: { 'no-console': 'off' } },
  // One describe block is one function.
  {
    files: tests,
    rules: {
      'max-lines-per-function': 'off',
      // A Playwright fixture that has no value.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  // An answer over HTTP is anything until a test has compared it.
  {
    files: ['backend/test/**'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  // Long lists, not long thoughts.
  {
    files: ['backend/demo/{seeds,pictures}/**', 'backend/migrations/**'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
);
