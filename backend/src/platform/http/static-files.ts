import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { NotFoundException, ServiceUnavailableException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings';
import { FrontendAddresses } from './frontend-addresses';
import { FrontendFolders } from './frontend-folders';
import { KeptAnswers } from './kept-answers';
import { isNamedByContent } from './named-by-content';
import { PageAnswers } from './page-answers';
import { PageComposer } from './page-composer';
import { type PageHead, PageHeads } from './page-heads';
import { PagePictures } from './page-pictures';
import { PageRemotes } from './page-remotes';
import { pathOf } from './path-of';
import { publicOriginOf } from './public-origin';
import { sendKept } from './send-lightly';

/** The pictures, and the shop's pages; the built frontends, too, where they are to be served on this same port. */
export function serveFiles(app: NestFastifyApplication, settings: Settings): void {
  const { uploadsDir, serveFrontends, shellUrl, remoteUrls } = settings;
  const fastify = app.getHttpAdapter().getInstance();
  void fastify.register(async (scope) => servePictures(scope, uploadsDir));
  if (serveFrontends) void fastify.register(async (scope) => serveBuilds(scope, app, serveFrontends));
  if (shellUrl) {
    const remotes = new PageRemotes(new FrontendAddresses(shellUrl, remoteUrls));
    void fastify.register(async (scope) => servePages(scope, app, remotes));
  }
}

/** Product pictures are named by their content, so that a browser asks for each once. */
async function servePictures(fastify: FastifyInstance, folder: string): Promise<void> {
  const options = { immutable: true, maxAge: '1y', index: false, dotfiles: 'ignore' } as const;
  await fastify.register(fastifyStatic, { ...options, root: folder, serve: false });
  fastify.get<FilePath>('/uploads/*', async ({ params }, reply) =>
    reply.sendFile(await inWidthThatIs(folder, params['*'])),
  );
}

interface FilePath {
  Params: { '*': string };
}

/** Of a picture from before there were any in this width, the next one. */
async function inWidthThatIs(folder: string, name: string): Promise<string> {
  if (!/^[\w/]+-800\.webp$/.test(name)) return name;
  const isThere = await access(join(folder, name)).then(
    () => true,
    () => false,
  );
  return isThere ? name : name.replace('-800', '-1200');
}

const aYear = 'public, max-age=31536000, immutable';

const cacheControl = (path: string): string => (isNamedByContent(path) ? aYear : 'no-cache');

/** Each remote under its own path, the shell's files and pages under every other. */
async function serveBuilds(
  fastify: FastifyInstance,
  app: NestFastifyApplication,
  root: string,
): Promise<void> {
  const remotes = new PageRemotes(new FrontendFolders(root));
  await fastify.register(fastifyStatic, {
    root: remotes.frontends.shell,
    serve: false,
    index: false,
    dotfiles: 'ignore',
    // They are compressed when they are built, and may be deployed anew while this server runs.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  fastify.get<RemoteFile>('/remotes/:segment/*', async ({ params }, reply) => {
    const folder = await remotes.filesUnder(`/remotes/${params.segment}/`);
    if (folder === undefined) throw new NotFoundException();
    return reply.sendFile(params['*'], folder);
  });
  servePages(fastify, app, remotes, (name, reply) => reply.sendFile(name));
}

type SendFile = (name: string, reply: FastifyReply) => FastifyReply;

const haveNoFile: SendFile = () => {
  throw new NotFoundException();
};

/** The shell's page for every path that is nothing else. */
function servePages(
  fastify: FastifyInstance,
  app: NestFastifyApplication,
  remotes: PageRemotes,
  sendFile = haveNoFile,
): void {
  const composer = new PageComposer(
    remotes,
    new PageAnswers(app.getHttpAdapter().getInstance(), app.get(KeptAnswers)),
    app.get(PagePictures),
  );
  const heads = app.get(PageHeads);
  fastify.get<FilePath>('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (isTaken(path)) throw new NotFoundException();
    return isFile(path) ? sendFile(request.params['*'], reply) : sendPage(composer, heads, request, reply);
  });
}

interface RemoteFile {
  Params: { segment: string; '*': string };
}

/** No file of the shell can stand in front of what has its own place. */
const isTaken = (path: string): boolean => /^\/(api|remotes|uploads|simulators)(\/|$)/i.test(path);

const isFile = (path: string): boolean => /\.\w+$/.test(path);

/** The shell's router finds out in the browser which page it is. What is put together for somebody is for nobody else. */
async function sendPage(
  composer: PageComposer,
  heads: PageHeads,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { cookie } = request.headers;
  const path = pathOf(request.url);
  const query = new URLSearchParams(request.url.slice(path.length));
  const composed = await composer.compose({ path, query, cookie }, await headOf(request, heads));
  if (!composed) throw new ServiceUnavailableException();
  for (const renewed of composed.cookies) reply.header('Set-Cookie', renewed);
  allow(composed.origins, reply)
    .header('Cache-Control', cookie ? 'private, no-cache' : 'no-cache')
    .type('text/html; charset=utf-8');
  const { html, status } = composed;
  if (typeof html === 'string') return reply.code(status).send(html);
  // Kept with its ETag, for which a browser may be answered that nothing has changed: not where nothing is.
  return status === 200 ? sendKept(html, request, reply) : reply.code(status).send(html.text);
}

const policyHeader = 'Content-Security-Policy';

/** Has the page load what remotes at other origins bring. */
function allow(origins: string[], reply: FastifyReply): FastifyReply {
  if (origins.length === 0) return reply;
  const from = `'self' ${origins.join(' ')}`;
  const policy = String(reply.getHeader(policyHeader)).replace(
    /(script|style)-src 'self'/g,
    `$1-src ${from}`,
  );
  return reply.header(policyHeader, `${policy};connect-src ${from}`);
}

/** A page opens all the same when its head can't be made: it says itself what is wrong. */
async function headOf(request: FastifyRequest, heads: PageHeads): Promise<PageHead | undefined> {
  try {
    return await heads.of(pathOf(request.url), publicOriginOf(request));
  } catch {
    return undefined;
  }
}
