// @ts-check

/**
 * A package is usually there for a job that shows in source.
 * @typedef {object} UsualJob
 * @property {string} from the specifier that a file imports
 * @property {string} job the rest of the sentence "… does its usual job: …"
 * @property {string[]} places files and folders of which some files do it
 * @property {RegExp[]} code each of these is in the source of a file that does it
 * @property {number} [files] in how many files at least, instead of one
 * @property {boolean} [isTest] whether tests do it instead of production source
 * @property {string} otherJob source that imports the package for something else: a file of it does not count
 */

const backend = ['backend/src'];
const frontends = ['frontend-shell/src', 'frontend-shell/kit', 'frontend-shop/src', 'frontend-admin/src'];

/** @type {UsualJob[]} */
export const usualJobs = [
  {
    from: '@nestjs/core',
    job: 'creates the application',
    places: backend,
    code: [/\bNestFactory\.create\b/],
    otherJob: `import { Reflector } from '@nestjs/core';\nnew Reflector();`,
  },
  {
    from: '@nestjs/common',
    job: 'declares modules',
    places: backend,
    files: 20,
    code: [/^@Module\(/m],
    otherJob: `import { Injectable } from '@nestjs/common';\n@Injectable()\nclass A {}`,
  },
  {
    from: '@nestjs/common',
    job: 'declares controllers',
    places: backend,
    files: 20,
    code: [/^@Controller\(/m],
    otherJob: `import { Get } from '@nestjs/common';\nGet();`,
  },
  {
    from: '@nestjs/platform-express',
    job: 'receives files in an interceptor',
    places: backend,
    code: [/@UseInterceptors\([^@]*\bFileInterceptor\('/],
    otherJob: `import { ExpressAdapter } from '@nestjs/platform-express';\nnew ExpressAdapter();`,
  },
  {
    from: 'multer',
    job: 'stores the files that the interceptor receives',
    places: backend,
    code: [/\b(?:diskStorage|memoryStorage)\(/],
    otherJob: `import { MulterError } from 'multer';\nnew MulterError('LIMIT_FILE_SIZE');`,
  },
  {
    from: '@nestjs/passport',
    job: 'guards routes',
    places: backend,
    code: [/\bextends AuthGuard\('jwt'\)/],
    otherJob: `import { PassportModule } from '@nestjs/passport';\nPassportModule.register({});`,
  },
  {
    from: '@nestjs/passport',
    job: 'makes a provider of a strategy',
    places: backend,
    code: [/\bextends PassportStrategy\(Strategy/],
    otherJob: `import { AuthGuard } from '@nestjs/passport';\nclass A extends AuthGuard('jwt') {}`,
  },
  {
    from: 'passport-jwt',
    job: 'is the strategy of the guard',
    places: backend,
    code: [/\bPassportStrategy\(Strategy/],
    otherJob: `import { ExtractJwt } from 'passport-jwt';\nExtractJwt.fromHeader('x');`,
  },
  {
    from: '@nestjs/typeorm',
    job: 'opens the database',
    places: backend,
    code: [/\bTypeOrmModule\.forRoot(?:Async)?\(/],
    otherJob: `import { TypeOrmModule } from '@nestjs/typeorm';\nTypeOrmModule.forFeature([A]);`,
  },
  {
    from: '@nestjs/typeorm',
    job: 'takes tables into modules',
    places: backend,
    files: 10,
    code: [/\bTypeOrmModule\.forFeature\(\[/],
    otherJob: `import { TypeOrmModule } from '@nestjs/typeorm';\nTypeOrmModule.forRoot({});`,
  },
  {
    from: '@nestjs/typeorm',
    job: "injects a table's repository by its decorator or its documented token",
    places: backend,
    code: [/@InjectRepository\(\w|\bgetRepositoryToken\(\w/],
    otherJob: `import { InjectDataSource } from '@nestjs/typeorm';\nInjectDataSource();`,
  },
  {
    from: 'typeorm',
    job: 'maps tables',
    places: backend,
    files: 20,
    code: [/^@Entity\(/m],
    otherJob: `import { In } from 'typeorm';\nIn([1]);`,
  },
  {
    from: 'pg',
    job: 'pools connections',
    places: backend,
    code: [/\bnew Pool\(/],
    otherJob: `import { types } from 'pg';\ntypes.setTypeParser(20, Number);`,
  },
  {
    from: '@nestjs/testing',
    job: 'builds modules for tests',
    places: [...backend, 'backend/test'],
    isTest: true,
    code: [/\bTest\.createTestingModule\(/],
    otherJob: `import { TestingModule } from '@nestjs/testing';\nTestingModule.name;`,
  },
  {
    from: 'react',
    job: 'holds the state of components',
    places: frontends,
    files: 30,
    code: [/\buse(?:State|Effect|Reducer|Ref)(?:<[^(]*>)?\(/],
    otherJob: `import { version } from 'react';\nconsole.log(version);`,
  },
  {
    from: 'react-dom/client',
    job: 'renders the shell',
    places: ['frontend-shell/src'],
    code: [/\bcreateRoot\([^)]/],
    otherJob: `import { hydrateRoot } from 'react-dom/client';\nhydrateRoot(a, b);`,
  },
  {
    from: 'react-router-dom',
    job: 'routes the pages of the shell',
    places: ['frontend-shell/src'],
    code: [/<Routes\b/, /<Route\b/],
    otherJob: `import { Link } from 'react-router-dom';\nexport const a = <Link to="/" />;`,
  },
  {
    from: 'redux',
    job: 'holds the store',
    places: ['frontend-shell/src'],
    code: [/\bcombineReducers\(/, /\bcreateReduxStore\(/, /\bapplyMiddleware\(/],
    otherJob: `import { bindActionCreators } from 'redux';\nbindActionCreators({}, a);`,
  },
  {
    from: 'redux-saga',
    job: 'runs the sagas of shell and remotes in the store',
    places: ['frontend-shell/src'],
    code: [/\bcreateSagaMiddleware\(/, /\.run\(/],
    otherJob: `import { runSaga } from 'redux-saga';\nrunSaga({}, a);`,
  },
  {
    from: '@haberdash/kit/effects',
    job: "offers redux-saga's effects with which the features wait for actions",
    places: ['frontend-shop/src', 'frontend-admin/src'],
    files: 10,
    code: [/\b(?:takeLatest|takeLeading|takeEvery|take)\(/],
    otherJob: `import { put } from '@haberdash/kit/effects';\nput(a);`,
  },
  {
    from: 'antd/es/form',
    job: 'is the form of the admin',
    places: ['frontend-admin/src'],
    files: 15,
    code: [/<Form(?:\.Item|<\w+>)?\b/],
    otherJob: `import Form from 'antd/es/form';\nForm.useWatch('a');`,
  },
  {
    from: 'antd/es/table',
    job: "is the table of the admin's lists",
    places: ['frontend-admin/src'],
    code: [/<Table\b/],
    otherJob: `import Table from 'antd/es/table';\nTable.SELECTION_ALL;`,
  },
  {
    from: '@module-federation/enhanced/webpack',
    job: 'federates the builds',
    places: ['frontend-shell/kit/federation.cjs'],
    code: [
      /\bnew ModuleFederationPlugin\(\{[^}]*\bname: 'shell'/,
      /\bnew ModuleFederationPlugin\(\{[^}]*\bexposes:/,
    ],
    otherJob: `const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');\nnew ModuleFederationPlugin({ name: 'shell' });`,
  },
  ...['shell', 'shop', 'admin'].map((name) => ({
    from: '@haberdash/kit/federation.cjs',
    job: `puts Module Federation's plugin into the build of the ${name}`,
    places: [`frontend-${name}/webpack.config.cjs`],
    code: [name === 'shell' ? /\bshareFromShell\(/ : /\bremoteConfig\(\{/],
    otherJob: `const { remoteConfig } = require('@haberdash/kit/federation.cjs');\nconsole.log(remoteConfig);`,
  })),
  {
    from: '@module-federation/enhanced/runtime',
    job: 'registers and loads the remotes',
    places: ['frontend-shell/src'],
    code: [/\bregisterRemotes\(/, /\bloadRemote\b[^;]*\(/],
    otherJob: `import { getInstance } from '@module-federation/enhanced/runtime';\ngetInstance();`,
  },
];

const statement =
  /^import (?!type )[^;]*?from '([^']+)';|^import '([^']+)';|^export [^;]*?from '([^']+)';|^const [^;]*?= require\('([^']+)'\);/gm;

/**
 * @param {string} text
 * @returns {string[]} what a file imports for more than its types
 */
export const importsOf = (text) =>
  [...text.matchAll(statement)].map((found) => found.slice(1).find((specifier) => specifier) ?? '');

/**
 * @param {string} text a file's source
 * @param {UsualJob} job
 */
export function does(text, { from, code }) {
  if (!importsOf(text).includes(from)) return false;
  // An import names what the code then has to use; a comment may name anything.
  const source = text.replaceAll(statement, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
  return code.every((pattern) => pattern.test(source));
}
