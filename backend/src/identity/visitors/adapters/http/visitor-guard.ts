import type { Request } from 'express';
import type { ShopSettings } from '../../../../platform/config/shop.settings';
import { NotSignedIn, type Visit } from '../../../../platform/http/session';
import type { BeginVisit } from '../../application/begin-visit';
import type { RecognizeVisitor } from '../../application/recognize-visitor';
import type { VisitorCookie } from './visitor-cookie';

/** Finds out which visitor makes a call without a session. */
export class VisitorGuard {
  private readonly mayBuy: boolean;

  constructor(
    { VISITORS }: ShopSettings,
    private readonly recognizeVisitor: RecognizeVisitor,
    private readonly beginVisit: BeginVisit,
    private readonly cookie: VisitorCookie,
  ) {
    this.mayBuy = VISITORS === 'buy';
  }

  /** @param begins whether an unknown visitor gets a cookie. @throws NotSignedIn where visitors may not buy */
  async visitOf(request: Request, begins: boolean): Promise<Visit> {
    if (!this.mayBuy) throw new NotSignedIn();
    const token = this.cookie.read(request);
    const known = token === undefined ? undefined : await this.recognizeVisitor.execute(token);
    if (known?.isExtended) this.cookie.give(request.res!, token!);
    if (known || !begins) return { visitorId: known?.id ?? null };
    const visit = await this.beginVisit.execute();
    this.cookie.give(request.res!, visit.token);
    return { visitorId: visit.id };
  }
}
