const { existsSync, readdirSync, readFileSync } = require('node:fs');
const path = require('node:path');
const swc = require('../.config/swc-backend.json');

const withElements = {
  ...swc,
  jsc: { ...swc.jsc, parser: { ...swc.jsc.parser, tsx: true } },
};
const modules = path.resolve(__dirname, '../node_modules');

/** Names of all packages below a node_modules folder that are native ES modules, nested ones included. */
function esModulePackages(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder).filter((name) => !name.startsWith('.'));
  const names = entries.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`) : [name],
  );
  return names.flatMap((name) => {
    const manifest = path.join(folder, name, 'package.json');
    if (!existsSync(manifest)) return [];
    const own = JSON.parse(readFileSync(manifest, 'utf8')).type === 'module' ? [name] : [];
    return [...own, ...esModulePackages(path.join(folder, name, 'node_modules'))];
  });
}

const esModules = [
  ...new Set([...esModulePackages(modules), ...esModulePackages(path.join(__dirname, 'node_modules'))]),
];

const shared = {
  rootDir: __dirname,
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json', 'node'],
  transform: {
    '^.+\\.(ts|m?js)$': ['@swc/jest', { ...swc, sourceMaps: 'inline' }],
    // In these, `<T>(…)` begins an element.
    '^.+\\.tsx$': ['@swc/jest', { ...withElements, sourceMaps: 'inline' }],
  },
  setupFiles: ['<rootDir>/test/support/jest/jest-child-processes.cjs'],
  // Jest runs CommonJS only: of the packages, those written as ES modules are transformed, and no others.
  transformIgnorePatterns: [`/node_modules/(?!(?:${esModules.join('|')})/)(?!.*/node_modules/)(?!.*\\.mjs$)`],
  moduleNameMapper: {
    // It exports its entry for `import` only, which Jest's require does not find.
    '^file-type$': path.join(modules, 'file-type/index.js'),
  },
};

const onPostgres = {
  ...shared,
  globalSetup: '<rootDir>/test/support/jest/jest-postgres-setup.mjs',
  globalTeardown: '<rootDir>/test/support/jest/jest-postgres-teardown.mjs',
};

/** @type {import('jest').Config} */
module.exports = {
  coverageProvider: 'v8',
  collectCoverageFrom: ['src/**/*.{ts,tsx}', '!src/**/*.spec.ts', '!src/**/*.contract.ts'],
  // Some tests start servers: 6 s each on a quiet machine, and more than 20 s on a slow one.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,demo,prove,bench}/**/*.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/', '\\.pg\\.spec\\.ts$'],
    },
    {
      ...onPostgres,
      displayName: 'integration',
      testMatch: ['<rootDir>/{src,demo}/**/*.pg.spec.ts'],
    },
    {
      ...shared,
      displayName: 'http',
      testMatch: ['<rootDir>/test/**/*.spec.ts'],
      globalSetup: '<rootDir>/test/support/jest/jest-http-setup.mjs',
      globalTeardown: '<rootDir>/test/support/jest/jest-http-teardown.mjs',
    },
  ],
};
