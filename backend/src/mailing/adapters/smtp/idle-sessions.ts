import type { SmtpSession } from './smtp-session';

/** Less than the shortest time after which mail servers end an idle connection. */
const defaultIdleMs = 5_000;

/** Sessions that wait a moment for the next e-mail. */
export class IdleSessions {
  private readonly timers = new Map<SmtpSession, NodeJS.Timeout>();
  private hasEnded = false;

  constructor(private readonly idleMs = defaultIdleMs) {}

  take(): SmtpSession | undefined {
    for (const [session, timer] of this.timers) {
      clearTimeout(timer);
      this.timers.delete(session);
      if (session.isOpen) return session;
    }
    return undefined;
  }

  put(session: SmtpSession): void {
    if (this.hasEnded) {
      session.quit();
      return;
    }
    const quit = () => {
      this.timers.delete(session);
      session.quit();
    };
    this.timers.set(session, setTimeout(quit, this.idleMs).unref());
  }

  end(): void {
    this.hasEnded = true;
    for (let session = this.take(); session; session = this.take()) session.quit();
  }
}
