import { onCLS, onINP, onLCP } from 'web-vitals';
import { sendReport } from './send-report';

/** Reports Core Web Vitals when the visitor leaves the page or its tab. */
export function reportWhenLeft(): void {
  const page = window.location.pathname.slice(0, 300);
  const vitals: { lcpMs?: number; inpMs?: number; cls?: number } = {};
  onLCP(({ value }) => (vitals.lcpMs = value));
  onINP(({ value }) => (vitals.inpMs = value));
  onCLS(({ value }) => (vitals.cls = value));
  // After the listeners of web-vitals, which now have their last values.
  document.addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    sendReport({ kind: 'vitals', page, ...vitals }).catch(() => undefined);
  });
}
