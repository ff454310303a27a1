import { Counter, Histogram, Registry } from 'prom-client';

/** This process counts these as they happen. Those that are read when Prometheus asks are in `metrics-server.ts`. */
export class Metrics {
  readonly registry = new Registry();
  private readonly registers = [this.registry];

  readonly requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'From the arrival of a request to the end of its response, by the template of its route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.registers,
  });

  readonly refusals = new Counter({
    name: 'haberdash_refusals_total',
    help: 'Refused requests by the code of the refusal; OUT_OF_STOCK is a stock conflict',
    labelNames: ['code', 'route'],
    registers: this.registers,
  });

  readonly events = new Counter({
    name: 'haberdash_events_total',
    help: 'What happened in the shop: orders confirmed, payments captured, denied, refunded and so on',
    labelNames: ['event'],
    registers: this.registers,
  });

  readonly providerSeconds = new Histogram({
    name: 'haberdash_payment_provider_duration_seconds',
    help: 'Calls to the payment provider by their outcome',
    labelNames: ['call', 'outcome'],
    buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: this.registers,
  });

  readonly clientErrors = new Counter({
    name: 'haberdash_client_errors_total',
    help: 'Errors that browsers reported',
    labelNames: ['source'],
    registers: this.registers,
  });

  /** The buckets contain the limits of "good" and "poor": https://web.dev/articles/vitals */
  readonly webVitals = {
    lcpSeconds: new Histogram({
      name: 'haberdash_web_vital_lcp_seconds',
      help: 'Largest Contentful Paint in browsers, by the kind of the first page',
      labelNames: ['page'],
      buckets: [0.5, 1, 1.5, 2, 2.5, 3, 4, 6, 10],
      registers: this.registers,
    }),
    inpSeconds: new Histogram({
      name: 'haberdash_web_vital_inp_seconds',
      help: 'Interaction to Next Paint in browsers, by the kind of the first page',
      labelNames: ['page'],
      buckets: [0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2],
      registers: this.registers,
    }),
    layoutShift: new Histogram({
      name: 'haberdash_web_vital_cls',
      help: 'Cumulative Layout Shift in browsers, by the kind of the first page',
      labelNames: ['page'],
      buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1],
      registers: this.registers,
    }),
  };
}
