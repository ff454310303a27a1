export interface SimulatorLedger {
  count: number;
  taken: string;
  refunded: string;
  captures: { id: string; orderId: string; invoiceId: string; amount: string; refunded: string }[];
}

type WebhookMode = 'prompt' | 'late' | 'repeated' | 'disordered' | 'forged' | 'never';

/** Plays the buyer, breaks calls and reads the book of a simulator that runs at `url`, its path included. */
export class PayPalSimulatorControls {
  constructor(private readonly url: string) {}

  /** @returns what the browser is answered: a 303 to the shop */
  decide(token: string, decision: 'approve' | 'decline' | 'cancel'): Promise<Response> {
    const body = new URLSearchParams({ token, decision });
    return fetch(`${this.url}/checkoutnow`, { method: 'POST', body, redirect: 'manual' });
  }

  async plantFault(
    operation: string,
    kind: 'hang' | 'server-error' | 'drop-answer',
    times = 1,
  ): Promise<void> {
    const answer = await fetch(`${this.url}/test/faults`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ operation, kind, times }),
    });
    if (!answer.ok) throw new Error(`The fault was refused: ${await answer.text()}`);
  }

  /** How it tells the shop of what happens. */
  async tell(mode: WebhookMode, delayMs?: number): Promise<void> {
    const answer = await fetch(`${this.url}/test/webhooks`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ mode, delayMs }),
    });
    if (!answer.ok) throw new Error(`The habit was refused: ${await answer.text()}`);
  }

  async ledger(): Promise<SimulatorLedger> {
    return (await (await fetch(`${this.url}/test/ledger`)).json()) as SimulatorLedger;
  }
}
