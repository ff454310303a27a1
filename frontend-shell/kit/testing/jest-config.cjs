// @ts-check
const path = require('node:path');

const here = (file) => path.join(__dirname, file);

/** What the shell and the remotes test alike: React in jsdom. */
module.exports = {
  testEnvironment: here('browser-environment.cjs'),
  setupFilesAfterEnv: [here('setup.ts')],
  roots: ['<rootDir>/src'],
  restoreMocks: true,
  // More than is waited for anything; and a form filled in key by key takes its seconds on a busy machine.
  testTimeout: 20_000,
  transform: {
    '^.+\\.(tsx?|mjs)$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  // The kit is TypeScript that is linked into node_modules; its real path is outside of it.
  transformIgnorePatterns: ['/node_modules/'],
  moduleNameMapper: {
    '\\.module\\.css$': here('class-names.cjs'),
    '\\.css$': here('empty.cjs'),
    // antd's es builds are ES modules, which Jest would have to transform.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/([^/]+)/es/(.*)$': '@ant-design/$1/lib/$2',
  },
};
