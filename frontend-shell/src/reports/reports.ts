import type { ErrorSource } from './report-error';

/** The share of visits whose web vitals are measured. */
const sampled = 0.1;

/** Reports what no code of this document catches. The code for it is loaded when it is needed, as are the vitals'. */
export function reportUncaughtErrors(): void {
  // Without an error it says nothing: it comes from a script of another origin, or from a ResizeObserver.
  window.addEventListener('error', ({ error }) => {
    if (error) report('error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report('rejection', reason));
}

/** Reports what an error boundary has caught. */
export const reportCaughtError = (error: unknown): void => report('boundary', error);

/** Measures Core Web Vitals of some visits once the page needs nothing more; the observers see what happened before. */
export function reportVitals(): void {
  if (Math.random() >= sampled) return;
  if (document.readyState === 'complete') whenIdle(measureVitals);
  else window.addEventListener('load', () => whenIdle(measureVitals), { once: true });
}

function report(source: ErrorSource, error: unknown): void {
  import(/* webpackChunkName: "report-error" */ './report-error')
    .then(({ reportError }) => reportError(source, error))
    .catch(() => undefined);
}

function measureVitals(): void {
  import(/* webpackChunkName: "web-vitals" */ './report-vitals')
    .then(({ reportWhenLeft }) => reportWhenLeft())
    .catch(() => undefined);
}

/** Safari has no idle callbacks. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 1_000);
}
