import { createSecretKey, type KeyObject } from 'node:crypto';
import { parse, serialize, type SerializeOptions } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sign, verify } from 'jsonwebtoken';
import { LRUCache } from 'lru-cache';
import { validate as isUuid } from 'uuid';
import type { Settings } from '../../../platform/config/settings';
import type { Clock } from '../../../shared/clock';
import type { Session } from '../../domain/session';
import type { SigningSecret } from './signing-secret';

const name = 'token';
const algorithm = 'HS256';
/** So many tokens need not be verified again: a shopper sends the same one with each call. */
const mostBelieved = 10_000;

/** What the signed token says; whether the session is still live, only its row knows. */
export interface SessionClaims {
  /** The user's id. */
  sub: string;
  /** The session's id. */
  sid: string;
  /** When it expires: seconds since 1970. */
  exp: number;
}

/** How a session travels: as a signed token in a cookie that no script can read. */
export class SessionCookie {
  private readonly options: SerializeOptions;
  /** As a key, not as a text: from a text the verifier would first try to make a public key, with every token. */
  private readonly key: KeyObject;
  private readonly believed = new LRUCache<string, SessionClaims>({ max: mostBelieved });

  constructor(
    secret: SigningSecret,
    { servedByHttps }: Settings,
    private readonly clock: Clock,
  ) {
    this.key = createSecretKey(secret.value, 'utf8');
    this.options = { httpOnly: true, sameSite: 'lax', path: '/', secure: servedByHttps };
  }

  /** @returns undefined without a token that we signed and that has not expired */
  read({ headers }: FastifyRequest): SessionClaims | undefined {
    const token = headers.cookie && parse(headers.cookie)[name];
    if (!token) return undefined;
    const claims = this.believed.get(token) ?? this.verified(token);
    return claims && claims.exp * 1_000 > Date.now() ? claims : undefined;
  }

  give(reply: FastifyReply, { state }: Session): void {
    const { id, userId, expiresAt } = state;
    const claims: SessionClaims = { sub: userId, sid: id, exp: Math.floor(expiresAt.getTime() / 1_000) };
    const token = sign(claims, this.key, { algorithm });
    // A time span: it holds also for a browser whose clock is wrong.
    const maxAge = Math.floor((expiresAt.getTime() - this.clock.now().getTime()) / 1_000);
    reply.header('Set-Cookie', serialize(name, token, { ...this.options, maxAge, expires: expiresAt }));
  }

  clear(reply: FastifyReply): void {
    reply.header('Set-Cookie', serialize(name, '', { ...this.options, expires: new Date(0) }));
  }

  private verified(token: string): SessionClaims | undefined {
    try {
      const claims = verify(token, this.key, { algorithms: [algorithm] }) as SessionClaims;
      if (!isUuid(claims.sub) || !isUuid(claims.sid)) return undefined;
      this.believed.set(token, claims);
      return claims;
    } catch {
      return undefined;
    }
  }
}
