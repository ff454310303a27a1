// @ts-check
const { existsSync, mkdirSync, readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const { Operations } = require('./operations.cjs');
const { Usage } = require('./usage.cjs');

const kitFolder = path.join(__dirname, '..');
const schemaFile = path.join(kitFolder, 'api/schema.d.ts');

/**
 * A contract names the parts of the kit and of the API that one version of a remote needs.
 *
 * @typedef {object} Contract
 * @property {string} remote
 * @property {string} version
 * @property {string} kit the range of its versions
 * @property {Record<string, string[]>} imports names by module: of the kit, and of packages of which the shell shares a selection
 * @property {Record<string, import('./operations.cjs').Operation>} operations by name: what they accept, and what the remote reads
 */

/** Emits contract.json, of the modules that the build contains. With `publishTo`, a folder, it also keeps it there. */
class ContractPlugin {
  /** @param {{ remote: string, version: string, kit: string, publishTo?: string }} options */
  constructor({ publishTo, ...about }) {
    this.about = about;
    this.publishTo = publishTo;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources, WebpackError } = compiler.webpack;
    const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      let files = [];
      // Before modules are concatenated.
      compilation.hooks.finishModules.tap('ContractPlugin', (modules) => {
        files = ownFiles(modules, compiler.context);
      });
      compilation.hooks.processAssets.tap({ name: 'ContractPlugin', stage }, () => {
        try {
          const text = `${JSON.stringify(this.#contractOf(usageOf(files)), null, 2)}\n`;
          compilation.emitAsset('contract.json', new sources.RawSource(text));
          if (this.publishTo) this.#publish(path.resolve(compiler.context, this.publishTo), text);
        } catch (error) {
          compilation.errors.push(new WebpackError(error.message));
        }
      });
    });
  }

  /** @returns {Contract} */
  #contractOf({ calls, properties, imports }) {
    const api = new Operations(schemaFile);
    const operations = [...calls].sort().map((call) => {
      const operation = api.find(call, (property) => properties.has(property));
      if (!operation) throw new Error(`The API has no operation ${call}`);
      return [call, operation];
    });
    const names = [...imports].sort().map(([module, of]) => [module, [...of].sort()]);
    return { ...this.about, imports: Object.fromEntries(names), operations: Object.fromEntries(operations) };
  }

  #publish(folder, text) {
    const { remote, version } = this.about;
    const file = path.join(folder, `${remote}-${version}.json`);
    if (existsSync(file) && readFileSync(file, 'utf8') !== text) {
      throw new Error(`${file} is published with other contents: raise the version in package.json.`);
    }
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
}

function usageOf(files) {
  const usage = new Usage();
  for (const file of files) usage.addModule(file, readFileSync(file, 'utf8'));
  return usage;
}

/** The TypeScript of the remote and of the parts of the kit in its build. */
function ownFiles(modules, root) {
  const folders = [path.join(root, 'src'), kitFolder].map((folder) => folder + path.sep);
  const files = [...modules].map(({ resource }) => resource ?? '');
  return files.filter((file) => /\.tsx?$/.test(file) && folders.some((folder) => file.startsWith(folder)));
}

module.exports = { ContractPlugin };
