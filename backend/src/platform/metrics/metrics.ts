import { Counter, Histogram, Registry } from 'prom-client';

/** What this process counts as it happens. What is read when Prometheus asks is in `metrics-server.ts`. */
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
}
