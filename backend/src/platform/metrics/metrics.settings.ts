import { settingsOf, wholeNumber } from '../config/settings';

/** Where Prometheus finds this process's metrics. */
export class MetricsSettings extends settingsOf({
  METRICS_PORT: wholeNumber(1, 65_535)
    .optional()
    .meta({
      description:
        "the port on which each process, whatever its role, serves Prometheus' metrics at `/metrics`; " +
        'not for the public: keep it behind the firewall ([operations.md](operations.md#watch))',
      whenUnset: 'unset: no metrics',
    }),
}) {}
