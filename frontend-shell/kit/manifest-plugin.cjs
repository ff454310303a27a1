// @ts-check

/** The chunk of a remote's one module. */
const EXPOSED = '__federation_expose_remote';

/** Says under a name that stays what a remote's files are called after this build. The shell reads it. */
class ManifestPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      // When the names are final, and before files are compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const [entry] = [...compilation.entrypoints.values()].flatMap((chunks) => chunks.getFiles());
        const files = compilation.namedChunkGroups.get(EXPOSED)?.getFiles() ?? [];
        const manifest = { entry, scripts: ending('.js', files), styles: ending('.css', files) };
        compilation.emitAsset('mf-manifest.json', new sources.RawSource(JSON.stringify(manifest)));
      });
    });
  }
}

const ending = (suffix, files) =>
  files.filter((name) => name.endsWith(suffix) && !name.includes('.hot-update.'));

module.exports = { EXPOSED, ManifestPlugin };
