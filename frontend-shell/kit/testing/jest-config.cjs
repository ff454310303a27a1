// @ts-check
const path = require('node:path');

const here = (file) => path.join(__dirname, file);

/** The shared Jest configuration of kit, shell and remotes: React in jsdom. */
module.exports = {
  testEnvironment: here('browser-environment.cjs'),
  setupFilesAfterEnv: [here('setup.ts')],
  roots: ['<rootDir>/src'],
  restoreMocks: true,
  // Longer than every wait. Typing into a form takes seconds on a busy machine.
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
  // The kit is TypeScript, also where it is installed as a package.
  transformIgnorePatterns: ['/node_modules/(?!@haberdash/kit/)'],
  moduleNameMapper: {
    '\\.module\\.css$': here('class-names.cjs'),
    '\\.css$': here('empty.cjs'),
    // antd's es builds are ES modules, which Jest would have to transform.
    '^antd/es/(.*)$': 'antd/lib/$1',
    '^@ant-design/([^/]+)/es/(.*)$': '@ant-design/$1/lib/$2',
  },
};
