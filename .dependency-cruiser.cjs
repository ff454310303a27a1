// Who may import whom. Each rule is proved by a planted violation: .scripts/checks/architecture.test.mjs
const src = '^backend/src/';
const shared = `${src}shared/`;
const context = `${src}(audit|content|delivery|identity|mailing|pictures|catalogue|inventory|storefront|reviews|cart|ordering|payments|reporting|waiting-work|waitlist|wishes)/`;
/** They compute, and reach nothing outside the process. */
const pureLibraries =
  'node_modules/(uuid|zod|localized-address-format|libphonenumber-js|postal-code-checker)/';
const audit = `${src}audit/`;
const publicFile = `${context}[^/]+(?<!\\.module)\\.ts$`;
const events = `${context}[^/]+\\.events\\.ts$`;
const listeners = '/adapters/contexts/';
/** A small context has its layers at its top, a large one in a folder for each subject. */
const layer = (name) => `(${name}|[^/]+/${name})/`;
const domain = layer('domain');
const application = layer('application');
const core = `(${domain}|${application})`;
const tests = '\\.(spec|test|contract)\\.tsx?$|/e2e/|/testing/|\\.config\\.';
const testTools = 'node_modules/(fast-check|@types)/';
const coreTests = `${src}(shared|.+/(domain|application)/).*(${tests})`;
const useCases = `${src}([^/]+)/${application}`;
/** They share the schema `catalogue`: a test of one sets up what the others have. */
const testsOfSchema = `${src}(catalogue|inventory|storefront|reviews)/.+\\.(spec|contract)\\.ts$`;
const storefront = `${src}storefront/`;
const catalogueDomain = `${src}catalogue/${domain}`;
const sqlPlaces = '/adapters/postgres/|\\.module\\.ts$';

/** `from` (a path, paths to leave out) may not import `to`, with exceptions. `$1` is the first group of `from`. */
const forbid = (name, from, to, ...exceptions) => ({
  name,
  severity: 'error',
  from: Array.isArray(from) ? { path: from[0], pathNot: from[1] } : { path: from },
  to: exceptions.length > 0 ? { path: to, pathNot: exceptions } : { path: to },
});
/** `from` may import what is allowed and nothing else. */
const confine = (name, from, ...allowed) => forbid(name, from, '.', ...allowed);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    confine('shared-is-pure', [shared, tests], shared, pureLibraries),
    confine('domain-is-pure', [`${src}([^/]+)/${domain}`, tests], shared, `${src}$1/(${domain}|$1.events)`),
    confine(
      'application-is-pure',
      [useCases, tests],
      shared,
      `${src}$1/${core}`,
      publicFile,
      catalogueDomain,
    ),
    confine('core-tests-are-light', coreTests, src, testTools, '^backend/test/support/'),
    {
      ...forbid('core-tests-need-no-infrastructure', coreTests),
      to: { path: 'node_modules/(typeorm|pg|express|@nestjs)/', reachable: true },
    },
    forbid(
      'context-folders-are-private',
      [context, `${storefront}|${testsOfSchema}`],
      `${context}.+/`,
      `${src}$1/`,
    ),
    // The storefront shows what the catalogue's values mean, and shares its schema.
    forbid(
      'storefront-shares-catalogue-values',
      [storefront, testsOfSchema],
      `${context}.+/`,
      storefront,
      catalogueDomain,
    ),
    forbid('platform-knows-no-context', `${src}(platform|shared)/`, context),
    forbid('audit-knows-no-context', audit, context, audit),
    forbid(
      'these-know-no-context',
      [`${src}(content|inventory|pictures|payments)/`, `${listeners}|${testsOfSchema}`],
      context,
      `${src}$1/`,
      audit,
    ),
    forbid(
      'identity-knows-content',
      [`${src}identity/`, listeners],
      context,
      `${src}(audit|content|identity)/`,
    ),
    forbid(
      'only-listeners-import-events',
      `${src}(content|identity|inventory|pictures|payments)${listeners}`,
      context,
      `${src}$1/`,
      audit,
      events,
    ),
    forbid(
      'catalogue-knows-pictures',
      [`${src}catalogue/`, testsOfSchema],
      context,
      `${src}(audit|catalogue|inventory|pictures)/`,
    ),
    forbid(
      'reviews-know-catalogue',
      [`${src}reviews/`, `${listeners}|${testsOfSchema}`],
      context,
      `${src}(audit|catalogue|reviews)/`,
    ),
    forbid(
      'only-reviews-listeners-import-events',
      `${src}reviews${listeners}`,
      context,
      `${src}(audit|catalogue|reviews)/`,
      events,
    ),
    forbid(
      'storefront-knows-what-it-shows',
      [storefront, testsOfSchema],
      context,
      `${src}(audit|catalogue|content|inventory|pictures|reviews|storefront)/`,
    ),
    forbid(
      'nothing-depends-on-storefront',
      [context, `${storefront}|${src}waiting-work/|${testsOfSchema}`],
      storefront,
    ),
    forbid(
      'cart-knows-what-it-holds-and-for-whom',
      [`${src}cart/`, listeners],
      context,
      `${src}(audit|cart|catalogue|identity|inventory)/`,
    ),
    forbid(
      'only-cart-listeners-import-events',
      `${src}cart${listeners}`,
      context,
      `${src}(audit|cart|catalogue|identity|inventory)/`,
      events,
    ),
    forbid('wishes-know-catalogue', `${src}wishes/`, context, `${src}(catalogue|wishes)/`),
    forbid(
      'waitlist-knows-what-is-awaited',
      `${src}waitlist/`,
      context,
      `${src}(catalogue|identity|inventory|waitlist)/`,
    ),
    forbid('delivery-knows-content', `${src}delivery/`, context, `${src}(audit|content|delivery)/`),
    forbid('ordering-knows-no-reporting', `${src}ordering/`, `${src}reporting/`),
    forbid('only-modules-compose', [`${src}.+/`, '\\.module\\.ts$'], '\\.module\\.ts$'),
    forbid('sql-stays-in-its-adapters', [context, sqlPlaces], 'node_modules/(typeorm|pg|sql-template-tag)/'),
    forbid('src-knows-no-demo', src, '^backend/demo/'),
    forbid(
      'code-knows-no-test',
      ['^(backend/(src|demo)/|frontend-)', tests],
      `${tests}|^backend/(test|bench|prove)/`,
    ),
    forbid('remotes-stand-alone', '^frontend-(shop|admin)/', '^frontend-', '^frontend-($1|shell/kit)/'),
    forbid('shell-compiles-no-remote-in', '^frontend-shell/', '^frontend-(shop|admin)/'),
    forbid('kit-imports-no-app', '^frontend-shell/kit/', '^frontend-', '^frontend-shell/kit/'),
    {
      ...forbid('kit-declares-its-packages', ['^frontend-shell/kit/', tests]),
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'packages-are-declared',
      severity: 'error',
      from: {},
      // Only a remote's own `webpack serve` needs React's hot reload.
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'], pathNot: 'react-refresh-webpack-plugin' },
    },
    forbid('the-contract-is-openapi', '^frontend-', '^backend/'),
    // The two ends of a TypeORM relation name each other.
    { name: 'no-circles', severity: 'error', from: { pathNot: '\\.table\\.ts$' }, to: { circular: true } },
    { name: 'nothing-unknown', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: 'node_modules',
    exclude: '^(?!.*node_modules/).*(^|/)(dist|coverage)/',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};
