import { settingsOf, wholeNumber } from '../config/settings';

/** Where Prometheus finds this process's metrics. */
export class MetricsSettings extends settingsOf({
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
}) {}
