import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The app setting that holds the shop's public address. */
export const publicUrlSetting = 'public url';

/**
 * Where the caller's browser sees this shop, for addresses that send it back here. A public address that is set wins;
 * without one, which production refuses, it is the host that the browser asked.
 */
export const PublicOrigin = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const request = context.switchToHttp().getRequest<Request>();
  const publicUrl = request.app.get(publicUrlSetting) as string | undefined;
  return publicUrl ? new URL(publicUrl).origin : `${request.protocol}://${request.headers.host}`;
});
