// @ts-check
import { chmodSync, copyFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { linkPackages } from '../lib/copy-project.mjs';
import { run } from '../lib/run.mjs';
import { root } from '../lib/workspaces.mjs';
import { readDockerfile } from './dockerfile.mjs';
import { copyTree, ignoredNames, matching } from './files.mjs';

/** @typedef {import('./dockerfile.mjs').Step} Step */

/** What a command may know of this machine: where programs are, and how npm reaches its registry. */
const inheritedNames =
  /^(PATH|HOME|TMPDIR|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy|npm_config_(registry|cache|userconfig))$/i;

/** What a stage of a Dockerfile makes, in a folder instead of a container. */
export class Image {
  /** @type {Record<string, string>} */
  variables = {};
  workdir = '/';
  /** @type {string[]} */
  command = [];
  /** @type {string[]} */
  healthcheck = [];

  /** @param {string} folder the image's `/` */
  constructor(folder) {
    this.folder = folder;
    mkdirSync(folder);
  }

  /** @param {Image} base */
  startFrom(base) {
    copyTree(base.folder, this.folder);
    const { variables, workdir, command, healthcheck } = base;
    Object.assign(this, { variables, workdir, command, healthcheck });
  }

  /** Where a path of the image is on this machine. @param {string} file */
  pathOf(file) {
    return path.join(this.folder, path.posix.resolve(this.workdir, file));
  }

  /**
   * The environment of a command.
   * @param {Record<string, string>} [settings]
   */
  env(settings = {}) {
    const inherited = Object.entries(process.env).filter(([name]) => inheritedNames.test(name));
    const own = Object.entries(this.variables).map(([name, value]) => [
      name,
      value.startsWith('/') ? this.pathOf(value) : value,
    ]);
    return { ...Object.fromEntries([...inherited, ...own]), ...settings };
  }
}

/** Performs the steps of a Dockerfile below a folder, each stage once. */
export class ImageBuilder {
  /** @type {Map<string, Promise<Image>>} */
  #images = new Map();
  #ignored = ignoredNames(path.join(root, '.dockerignore'));

  /**
   * @param {string} dockerfile relative to the repository
   * @param {string} folder
   */
  constructor(dockerfile, folder) {
    this.dockerfile = dockerfile;
    this.folder = folder;
    this.stages = readDockerfile(path.join(root, dockerfile));
    standInForUsers(this.#programs);
  }

  /** @param {string} [target] the last stage by default */
  build(target = this.stages.at(-1)?.name ?? '') {
    const image = this.#images.get(target) ?? this.#buildStage(target);
    this.#images.set(target, image);
    return image;
  }

  /** @param {string} target */
  async #buildStage(target) {
    const stage = this.stages.find(({ name }) => name === target);
    if (!stage) throw new Error(`${this.dockerfile} has no stage ${target}`);
    const image = new Image(path.join(this.folder, target));
    // What an image of the registry has is on this machine, or not needed.
    if (this.stages.some(({ name }) => name === stage.base)) image.startFrom(await this.build(stage.base));
    for (const step of stage.steps) await this.#perform(image, step);
    return image;
  }

  /** @param {Image} image @param {Step} step */
  async #perform(image, { keyword, text, args, from, variables }) {
    /** @type {Record<string, () => unknown>} */
    const performers = {
      WORKDIR: () => {
        image.workdir = path.posix.resolve(image.workdir, args[0] ?? '');
        mkdirSync(image.pathOf('.'), { recursive: true });
      },
      ENV: () => (image.variables = { ...image.variables, ...variables }),
      COPY: () => (from === undefined ? this.#copy(image, args) : this.#copyFromStage(image, args, from)),
      RUN: () => this.#run(image, text),
      CMD: () => (image.command = JSON.parse(text)),
      HEALTHCHECK: () => (image.healthcheck = JSON.parse(text.replace(/^CMD/, ''))),
      USER: () => {},
      VOLUME: () => {},
      EXPOSE: () => {},
    };
    const perform = performers[keyword];
    if (!perform) throw new Error(`${this.dockerfile} has a step that is not understood here: ${keyword}`);
    await perform();
  }

  /** @param {Image} image @param {string[]} args */
  #copy(image, args) {
    const target = args.at(-1) ?? '';
    for (const source of args.slice(0, -1).flatMap((name) => matching(path.join(root, name)))) {
      copy(source, image.pathOf(target), /(^\.|\/)$/.test(target), this.#ignored);
    }
  }

  /** @param {Image} image @param {string[]} args @param {string} from */
  async #copyFromStage(image, [source = '', target = ''], from) {
    const stage = await this.build(from);
    copy(path.join(stage.folder, source), image.pathOf(target), /(^\.|\/)$/.test(target));
  }

  /** @param {Image} image @param {string} command */
  async #run(image, command) {
    // All packages of the lock file are on this machine already, put there by the same command.
    if (command === 'npm ci') return linkPackages(image.pathOf('.'));
    if (/(^|\s)\//.test(command))
      throw new Error(`${this.dockerfile}: only ENV may hold an absolute path: ${command}`);
    const env = image.env({
      PATH: `${this.#programs}:${process.env.PATH}`,
      npm_config_prefer_offline: 'true',
      npm_config_loglevel: 'error',
    });
    const { code, output } = await run('sh', ['-c', command], { cwd: image.pathOf('.'), env });
    if (code !== 0) throw new Error(`${this.dockerfile}: RUN ${command} ended with ${code}\n${output}`);
  }

  get #programs() {
    return path.join(this.folder, 'programs');
  }
}

/**
 * @param {string} source
 * @param {string} target
 * @param {boolean} isInto whether the target is the folder that a file goes into
 * @param {Set<string>} [ignored]
 */
function copy(source, target, isInto, ignored) {
  if (statSync(source).isDirectory()) return copyTree(source, target, ignored);
  const file = isInto ? path.join(target, path.basename(source)) : target;
  mkdirSync(path.dirname(file), { recursive: true });
  copyFileSync(source, file);
}

/** Only containers have the users that files are given to. @param {string} programs */
function standInForUsers(programs) {
  mkdirSync(programs, { recursive: true });
  writeFileSync(path.join(programs, 'chown'), '#!/bin/sh\n');
  chmodSync(path.join(programs, 'chown'), 0o755);
}
