// @ts-check
const { existsSync } = require('node:fs');
const path = require('node:path');
const { evaluateModule } = require('./evaluate-module.cjs');
const { renderSkeletons } = require('./render-skeletons.cjs');

/** How Module Federation names the chunk of './remote'. */
const exposedPrefix = '__federation_expose_remote';

/** Module of a remote with its pages' skeletons by route, where it has any. */
const skeletonsFile = 'src/skeletons.tsx';

/** Module of a remote with the list of its features. */
const featuresFile = 'src/features.ts';

/**
 * @typedef {object} Page
 * @property {string} route as in the remote's router: 'product/:id'
 * @property {string[]} modules that the route imports, by their absolute paths, without extension
 * @property {{ path: string, query?: Record<string, string> }[]} [requests] that the page sends to the API first. The path may contain
 *   parameters of the route (':id'). The page passes the query's parameters on from its own URL, or uses these defaults. The first
 *   response has the pictures for the skeleton, as `data.image` or `data[].image`.
 */

/**
 * Emits pages.json, for a remote that lists its features in src/features.ts. It tells the server what the browser will need for
 * each page, so that the server can send it with the HTML: see docs/decisions/0022-the-server-composes-the-page.md.
 */
class PagesPlugin {
  /**
   * @param {string} name of the remote
   * @param {(Omit<Page, 'modules'> & { module: string })[]} [pages] of a remote without features; `module` is relative to src
   */
  constructor(name, pages) {
    this.name = name;
    this.pages = pages;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'PagesPlugin', stage }, async () => {
        const root = compiler.context;
        const [pages, skeletons] = await Promise.all([this.pagesIn(root), skeletonsIn(root)]);
        if (!pages) return;
        const described = pages.map((page) => describe(page, skeletons, compilation));
        const [entry] = filesOf(compilation.entrypoints.get(this.name));
        compilation.emitAsset(
          'pages.json',
          new sources.RawSource(JSON.stringify({ entry, pages: described })),
        );
      });
    });
  }

  /** @param {string} root */
  async pagesIn(root) {
    if (existsSync(path.join(root, featuresFile))) return pagesOfFeatures(root);
    return this.pages?.map(({ module, ...page }) => ({ ...page, modules: [path.join(root, 'src', module)] }));
  }
}

/** @param {string} root @returns {Promise<Page[]>} */
async function pagesOfFeatures(root) {
  const rule = { test: /\.ts$/, enforce: 'post', use: path.join(__dirname, 'import-paths-loader.cjs') };
  const { features } = await evaluateModule(root, path.join(root, featuresFile), [rule]);
  return features.flatMap(({ routes = [], state }) =>
    routes.map((route) => ({
      route: route.path,
      modules: [route.page(), ...(typeof state === 'function' ? [state()] : [])],
      requests: route.requests,
    })),
  );
}

/** @param {string} root */
async function skeletonsIn(root) {
  const module = path.join(root, skeletonsFile);
  return existsSync(module) ? renderSkeletons(root, module) : {};
}

function describe({ route, modules, requests = [] }, skeletons, compilation) {
  const exposed = filesOf(compilation.namedChunkGroups.get(exposedPrefix));
  const own = modules.flatMap((module) => filesOf(chunksOf(compilation, module)));
  const files = [...new Set([...exposed, ...own])];
  return {
    route,
    requests,
    scripts: files.filter((name) => name.endsWith('.js')),
    styles: files
      .filter((name) => name.endsWith('.css'))
      .map(styleOf(compilation))
      .join(''),
    skeleton: skeletons[route] ?? '',
  };
}

const filesOf = (chunks) => chunks.getFiles().filter((name) => !name.includes('.hot-update.'));

/** @throws when no module imports it lazily */
function chunksOf(compilation, module) {
  const isOrigin = ({ module: from, request }) =>
    from?.resource && request && path.join(path.dirname(from.resource), request) === module;
  const chunks = compilation.chunkGroups.find(({ origins }) => origins.some(isOrigin));
  if (!chunks) throw new Error(`pages.json: no feature imports ${module}`);
  return chunks;
}

/** Webpack's runtime recognises by `data-href` a style sheet that is already in the page. A relative URL works only in its own file. */
const styleOf = (compilation) => (name) => {
  const css = compilation.getAsset(name).source.source().toString();
  const isMovable = !/<\/style|url\((?!["']?data:)/i.test(css);
  return isMovable ? `<style data-href="${name}">${css}</style>` : '';
};

module.exports = { PagesPlugin, pagesOfFeatures };
