import type { Request } from 'express';
import type { ShopSettings } from '../../../../platform/config/shop.settings';
import { callerOf } from '../../../../platform/http/security/caller-address';
import type { AttemptLimit, AttemptLimits } from '../../../attempt-limits';
import { type BeginningVisit, NotSignedIn, type Visit } from '../../../../platform/http/session';
import type { BeginVisit } from '../../application/begin-visit';
import type { RecognizeVisitor } from '../../application/recognize-visitor';
import type { VisitorCookie } from './visitor-cookie';

/** The number of new visitors from one address, as of accounts: each may hold stock with an unpaid order. */
const visitorsPerHour = 300;

/** Finds out which visitor makes a call without a session. */
export class VisitorGuard {
  private readonly mayBuy: boolean;
  private readonly limit: AttemptLimit;

  constructor(
    { VISITORS }: ShopSettings,
    private readonly recognizeVisitor: RecognizeVisitor,
    private readonly beginVisit: BeginVisit,
    private readonly cookie: VisitorCookie,
    limits: AttemptLimits,
  ) {
    this.mayBuy = VISITORS === 'buy';
    this.limit = limits.create({ name: 'visitors', points: visitorsPerHour, seconds: 3_600 });
  }

  /** @param begins whether the call may give an unknown visitor a cookie. @throws NotSignedIn where visitors may not buy, TooManyAttempts from an address with very many new visitors */
  async visitOf(request: Request, begins: boolean): Promise<Visit> {
    if (!this.mayBuy) throw new NotSignedIn();
    const token = this.cookie.read(request);
    const known = token === undefined ? undefined : await this.recognizeVisitor.execute(token);
    if (known?.isExtended) this.cookie.give(request.res!, token!);
    if (known || !begins) return { visitorId: known?.id ?? null };
    await this.limit.record(callerOf(request.ip));
    return { visitorId: null, beginning: this.beginning(request) };
  }

  private beginning(request: Request): BeginningVisit {
    let given = '';
    return {
      begin: async () => {
        const { id, token } = await this.beginVisit.execute();
        given = token;
        return id;
      },
      giveCookie: () => this.cookie.give(request.res!, given),
    };
  }
}
