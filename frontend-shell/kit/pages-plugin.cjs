// @ts-check
const { existsSync } = require('node:fs');
const path = require('node:path');
const { renderSkeletons } = require('./render-skeletons.cjs');

/** How Module Federation names the chunk of './remote'. */
const exposedPrefix = '__federation_expose_remote';

/** Module of a remote with its pages' skeletons by route, where it has any. */
const skeletonsFile = 'src/skeletons.tsx';

/**
 * @typedef {object} Page
 * @property {string} route as in the remote's router: 'product/:id'
 * @property {string} module that the route imports, as it is imported: './home/HomePage'
 * @property {{ path: string, query?: Record<string, string> }[]} [requests] that the page sends to the API first. The path may contain
 *   parameters of the route (':id'). The page passes the query's parameters on from its own URL, or uses these defaults. The first
 *   response has the pictures for the skeleton, as `data.image` or `data[].image`.
 */

/**
 * Emits pages.json. It tells the server what the browser will need for each page of a remote, so that the server can send it with the
 * HTML: see docs/decisions/0022-the-server-composes-the-page.md.
 */
class PagesPlugin {
  /** @param {{ name: string, pages: Page[] }} options */
  constructor({ name, pages }) {
    this.name = name;
    this.pages = pages;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise({ name: 'PagesPlugin', stage }, async () => {
        const skeletons = await this.skeletonsIn(compiler.context);
        const pages = this.pages.map((page) => described(page, skeletons, compilation));
        const [entry] = filesOf(compilation.entrypoints.get(this.name));
        compilation.emitAsset('pages.json', new sources.RawSource(JSON.stringify({ entry, pages })));
      });
    });
  }

  /** @param {string} root */
  async skeletonsIn(root) {
    const module = path.join(root, skeletonsFile);
    return existsSync(module) ? renderSkeletons(root, module) : {};
  }
}

function described({ route, module, requests = [] }, skeletons, compilation) {
  const exposed = filesOf(compilation.namedChunkGroups.get(exposedPrefix));
  const files = [...new Set([...exposed, ...filesOf(chunksOf(compilation, module))])];
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
  const chunks = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ request }) => request === module),
  );
  if (!chunks) throw new Error(`pages.json: no page is imported as '${module}'`);
  return chunks;
}

/** By `data-href`, webpack's runtime recognises a style sheet that is already in the page. A relative URL works only in its own file. */
const styleOf = (compilation) => (name) => {
  const css = compilation.getAsset(name).source.source().toString();
  const isMovable = !/<\/style|url\((?!["']?data:)/i.test(css);
  return isMovable ? `<style data-href="${name}">${css}</style>` : '';
};

module.exports = { PagesPlugin };
