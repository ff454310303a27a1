import type { RequestListener } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Serves a program of its own, which reads its requests itself, at all addresses below a path of the shop's server. */
export function mount(app: NestFastifyApplication, path: string, program: RequestListener): void {
  void app
    .getHttpAdapter()
    .getInstance()
    .register(
      async (scope) => {
        scope.removeAllContentTypeParsers();
        scope.addContentTypeParser('*', (_request, _body, done) => done(null));
        scope.all('/*', (request, reply) => {
          for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
          reply.hijack();
          program(request.raw, reply.raw);
        });
      },
      { prefix: path },
    );
}
