import { Router } from 'express';
import type { Pool } from 'pg';
import { certificateName, SigningKey } from './signing-key';

/** `/v1/notifications/certs`: what the shop checks webhooks with; anyone may have it. */
export function certificatesRouter(pool: Pool): Router {
  return Router().get(`/v1/notifications/certs/${certificateName}`, async (_, response) => {
    const { certificate } = await SigningKey.of(pool);
    response.type('application/x-pem-file').send(certificate);
  });
}
