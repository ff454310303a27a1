import type { RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Serves a program that reads its requests itself at a path of the shop's server and below it. */
export function mount(app: NestFastifyApplication, path: string, program: RequestListener): void {
  void app
    .getHttpAdapter()
    .getInstance()
    .register(
      async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _body, done) => done(null));
        // The router cuts a slash at the end, so `/*` alone misses the path itself.
        for (const below of ['/', '/*']) {
          scope.all(below, (request, reply) => {
            for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
            reply.hijack();
            program(request.raw, reply.raw);
          });
        }
      },
      { prefix: path },
    );
}
