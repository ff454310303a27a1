import { Router, urlencoded } from 'express';
import type { AccessTokens } from './access-tokens';
import type { Faults } from './faults';

/** `/v1/oauth2/token`; its refusals have a shape of their own. */
export function tokensRouter(tokens: AccessTokens, faults: Faults): Router {
  return Router().post('/v1/oauth2/token', urlencoded({ extended: false }), async (request, response) => {
    const { grant_type: grant } = (request.body ?? {}) as { grant_type?: unknown };
    if (!tokens.isOurs(request))
      response
        .status(401)
        .json({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    else if (grant !== 'client_credentials')
      response.status(400).json({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
    else await faults.answer('token', request, response, async () => ({ status: 200, body: tokens.issue() }));
  });
}
