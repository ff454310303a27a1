export interface SimulatorLedger {
  count: number;
  taken: string;
  refunded: string;
  refundsPending: string;
  /** Held back: not taken yet. */
  inReview: string;
  captures: {
    id: string;
    orderId: string;
    invoiceId: string;
    status: string;
    amount: string;
    refunded: string;
  }[];
}

type FaultKind =
  | 'hang'
  | 'slow'
  | 'server-error'
  | 'bad-gateway'
  | 'drop-response'
  | 'expired-token'
  | 'review'
  | 'refund-pending'
  | 'refund-failed'
  | 'insufficient-funds'
  | 'time-limit'
  | 'too-many';

type WebhookMode = 'prompt' | 'late' | 'repeated' | 'disordered' | 'forged' | 'never';

/** Plays the buyer, breaks calls and reads the book of a simulator that runs at `url`, its path included. */
export class PayPalSimulatorControls {
  constructor(private readonly url: string) {}

  /** @returns what the browser is answered: a 303 to the shop */
  decide(token: string, decision: 'approve' | 'review' | 'decline' | 'cancel'): Promise<Response> {
    const body = new URLSearchParams({ token, decision });
    return fetch(`${this.url}/checkoutnow`, { method: 'POST', body, redirect: 'manual' });
  }

  plantFault(operation: string, kind: FaultKind, times = 1): Promise<void> {
    return this.ask('POST', '/test/faults', { operation, kind, times });
  }

  /** @param share of all such calls, until the faults are removed */
  plantShare(operation: string, kind: FaultKind, share: number): Promise<void> {
    return this.ask('POST', '/test/faults', { operation, kind, share });
  }

  removeFaults(): Promise<void> {
    return this.ask('DELETE', '/test/faults');
  }

  /** How it tells the shop of what happens. */
  tell(mode: WebhookMode, delayMs?: number): Promise<void> {
    return this.ask('POST', '/test/webhooks', { mode, delayMs });
  }

  /** How reviews end that begin from now on. */
  endReviews(ends: 'by-hand' | 'completed' | 'denied', delayMs?: number): Promise<void> {
    return this.ask('POST', '/test/reviews', { ends, delayMs });
  }

  /** @param id of the capture in review, or of its order */
  settle(id: string, as: 'completed' | 'denied'): Promise<void> {
    return this.ask('POST', `/test/reviews/${id}`, { as });
  }

  settleRefund(id: string, as: 'completed' | 'failed' | 'cancelled'): Promise<void> {
    return this.ask('POST', `/test/refunds/${id}`, { as });
  }

  /** The bank takes back what is left of a capture. */
  reverse(captureId: string): Promise<void> {
    return this.ask('POST', `/test/reversals/${captureId}`);
  }

  /** The buyer of the capture wants the money back from PayPal. */
  dispute(captureId: string): Promise<void> {
    return this.ask('POST', `/test/disputes/${captureId}`);
  }

  async ledger(): Promise<SimulatorLedger> {
    return (await (await fetch(`${this.url}/test/ledger`)).json()) as SimulatorLedger;
  }

  private async ask(method: string, path: string, body?: object): Promise<void> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`The simulator refused: ${await response.text()}`);
  }
}
