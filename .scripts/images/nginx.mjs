// @ts-check
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../lib/ports.mjs';

/**
 * @typedef {object} NginxSite
 * @property {string} conf the file of the image's server: nginx.conf, or a template of one
 * @property {string} html the folder that it serves
 * @property {Record<string, string>} [env] what a template's placeholders stand for
 * @property {number} [port] any free one by default
 */

const containerHtml = '/usr/share/nginx/html';
const containerPort = '8080';

/** @returns the nginx of this machine, if there is one */
export function findNginx() {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, 'nginx')).find((file) => existsSync(file));
}

/** For tests that need one: why they are skipped, or false. */
export const noNginx = findNginx() ? false : 'no nginx on this machine: Debian has it as nginx-light';

/**
 * Serves a frontend as its image does.
 * @param {NginxSite} site
 */
export async function startNginx({ conf, html, env = {}, port: wanted }) {
  const nginx = findNginx();
  if (!nginx) throw new Error(noNginx || 'no nginx');
  const folder = mkdtempSync(path.join(tmpdir(), 'haberdash-nginx-'));
  const port = wanted ?? (await findFreePort());
  const server = substitute(readFileSync(conf, 'utf8'), env)
    .replaceAll(containerHtml, html)
    .replace(`listen ${containerPort};`, `listen 127.0.0.1:${port};`);
  writeFileSync(path.join(folder, 'server.conf'), server);
  writeFileSync(path.join(folder, 'nginx.conf'), mainConf(folder));
  const child = spawn(nginx, ['-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = once(child, 'close');
  const stop = async () => {
    child.kill('SIGQUIT');
    await closed;
    rmSync(folder, { recursive: true });
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilItAnswers(url, child);
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Waits until a server that was just started answers with anything.
 * @param {string} url
 * @param {import('node:child_process').ChildProcess} server
 */
async function untilItAnswers(url, server) {
  for (;;) {
    assert.equal(server.exitCode ?? server.signalCode, null, 'the server ended instead of answering');
    const response = await fetch(url).catch(() => undefined);
    await response?.body?.cancel();
    if (response) return;
    await sleep(20);
  }
}

/**
 * The image's entry point does the same: only what is set is replaced, never one of nginx's own variables.
 * @param {string} text
 * @param {Record<string, string>} env
 */
const substitute = (text, env) =>
  text.replaceAll(/\$\{(\w+)\}/g, (placeholder, name) => env[name] ?? placeholder);

/** The image has this configuration around the server, as far as it matters here. @param {string} folder */
const mainConf = (folder) => `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  types {
    text/html html;
    text/css css;
    application/javascript js;
    application/json json;
    application/manifest+json webmanifest;
    image/png png;
    image/svg+xml svg;
    image/x-icon ico;
    font/woff2 woff2;
    text/plain txt;
  }
  default_type application/octet-stream;
  include ${folder}/server.conf;
}
`;
