// @ts-check
const fs = require('node:fs');
const path = require('node:path');

/** How Module Federation names the chunk of './remote'. */
const EXPOSED = '__federation_expose_remote';

/**
 * @typedef {object} PageDescription
 * @property {string} route as the remote's router has it: 'product/:id'
 * @property {string} module that the route imports, as it is imported: './home/HomePage'
 * @property {string[]} [asks] addresses of the API that the page asks first, with placeholders for what its own address says
 * @property {{ answer: number, at: string }} [pictures] which of those answers names the pictures that are seen first, and where in it
 * @property {string} [html] the file of what is seen until the page is there
 */

/**
 * Tells whoever serves the shell's page what each page of a remote needs at first, in a file beside the remote's manifest:
 * then it can be on its way before the browser finds it out by itself.
 */
class PagesPlugin {
  /** @param {{ frame: string, pages: PageDescription[] }} described */
  constructor(described) {
    this.described = described;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { RawSource } = compiler.webpack.sources;
    compiler.hooks.thisCompilation.tap('PagesPlugin', (compilation) => {
      const stage = compilation.constructor.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PagesPlugin', stage: stage - 1 }, () => {
        const { frame, pages } = this.described;
        const exposed = filesOf(compilation.namedChunkGroups.get(EXPOSED));
        const described = pages.map(({ module, html, ...page }) => {
          const files = [...new Set([...exposed, ...filesOf(chunksOf(compilation, module))])];
          return {
            ...page,
            scripts: files.filter((name) => name.endsWith('.js')),
            styles: files.filter((name) => name.endsWith('.css')),
            html: html && htmlOf(compilation, path.resolve(compiler.context, html)),
          };
        });
        const source = new RawSource(JSON.stringify({ frame, pages: described }));
        compilation.emitAsset('pages.json', source);
      });
    });
  }
}

const filesOf = (chunks) => chunks.getFiles().filter((name) => !name.includes('.hot-update.'));

/** @throws where nothing imports it lazily */
function chunksOf(compilation, module) {
  const chunks = compilation.chunkGroups.find(({ origins }) =>
    origins.some(({ request }) => request === module),
  );
  if (!chunks) throw new Error(`pages.json: no page is imported as '${module}'`);
  return chunks;
}

/** With class names as the style sheets beside it have them, `{tiles.module.css tile}`, and with other files: `{include tile.html}`. */
function htmlOf(compilation, file) {
  const html = fs.readFileSync(file, 'utf8').replace(/>\s+</g, '><').trim();
  compilation.fileDependencies.add(file);
  const beside = (name) => path.resolve(path.dirname(file), name);
  const whole = html.replace(/\{include\s+([\w./-]+)\}/g, (_, name) => htmlOf(compilation, beside(name)));
  return whole.replace(/\{([\w./-]+\.module\.css)\s+(\w+)\}/g, (_, sheet, name) => {
    const names = classNamesOf(compilation, beside(sheet));
    if (!(name in names)) throw new Error(`${file}: ${sheet} has no class '${name}'`);
    return names[name];
  });
}

/** The extracted sheet's module exports them as an object. */
function classNamesOf(compilation, sheet) {
  for (const module of compilation.modules) {
    const isSheet = module.resource === sheet && module.type.startsWith('javascript');
    const [, names] =
      (isSheet && /export default (\{.*?\});/s.exec(String(module.originalSource().source()))) || [];
    if (names) return JSON.parse(names);
  }
  throw new Error(`No page imports ${sheet}`);
}

module.exports = { PagesPlugin };
