import { access } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { NotFoundException } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings';
import { PageAnswers } from './page-answers';
import { PageComposer } from './page-composer';
import { PageHeads } from './page-heads';
import { PagePictures } from './page-pictures';
import { PageRemotes } from './page-remotes';
import { pathOf } from './path-of';
import { publicOriginOf } from './public-origin';

/** The pictures, and the built frontends where they are to be served on this same port. */
export function serveFiles(app: NestFastifyApplication, { uploadsDir, serveFrontends }: Settings): void {
  const fastify = app.getHttpAdapter().getInstance();
  void fastify.register(async (scope) => servePictures(scope, uploadsDir));
  if (serveFrontends) void fastify.register(async (scope) => servePages(scope, app, serveFrontends));
}

/** Product pictures are named by their content, so that a browser asks for each once. */
async function servePictures(fastify: FastifyInstance, folder: string): Promise<void> {
  const options = { immutable: true, maxAge: '1y', index: false } as const;
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

/** A file whose name holds its content's hash never changes; any other may with the next deployment. */
const cacheControl = (path: string): string =>
  /\.[0-9a-f]{8,}\.\w+(\.br)?$/.test(path) ? aYear : 'no-cache';

/** Each remote under its own path, the shell's page for every path that is nothing else. */
async function servePages(
  fastify: FastifyInstance,
  app: NestFastifyApplication,
  root: string,
): Promise<void> {
  const remotes = new PageRemotes(root);
  const composer = new PageComposer(remotes, new PageAnswers(app.getHttpServer()), app.get(PagePictures));
  const heads = app.get(PageHeads);
  await fastify.register(fastifyStatic, {
    root: remotes.shell,
    serve: false,
    index: false,
    // They are compressed when they are built, and may be deployed anew while this server runs.
    preCompressed: true,
    cacheControl: false,
    setHeaders: (response, path) => {
      response.setHeader('Cache-Control', cacheControl(path));
      response.setHeader('Vary', 'Accept-Encoding');
    },
  });
  fastify.get<RemoteFile>('/remotes/:segment/*', async ({ params }, reply) => {
    const folder = await remotes.folderOf(params.segment);
    if (folder === undefined) throw new NotFoundException();
    return reply.sendFile(params['*'], folder);
  });
  fastify.get<FilePath>('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (isTaken(path)) throw new NotFoundException();
    return isFile(path) ? reply.sendFile(request.params['*']) : sendPage(composer, heads, request, reply);
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
  const query = new URL(request.url, 'http://shop').searchParams;
  const composed = await composer.compose({ path, query, cookie }, await headOf(request, heads));
  if (!composed) throw new NotFoundException();
  for (const renewed of composed.cookies) reply.header('Set-Cookie', renewed);
  return reply
    .header('Cache-Control', cookie ? 'private, no-cache' : 'no-cache')
    .type('text/html; charset=utf-8')
    .send(composed.html);
}

/** A page opens all the same when its head can't be made: it says itself what is wrong. */
async function headOf(request: FastifyRequest, heads: PageHeads): Promise<string | undefined> {
  try {
    return await heads.of(pathOf(request.url), publicOriginOf(request));
  } catch {
    return undefined;
  }
}
