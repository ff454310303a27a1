import type { Tracing } from './open-telemetry';

describe('tracing', () => {
  const openTelemetry = jest.fn<Tracing, []>(() => ({ runJob: jest.fn(), end: jest.fn() }));
  const load = (env: NodeJS.ProcessEnv) => {
    jest.replaceProperty(process, 'env', env);
    let loaded = 0;
    jest.doMock('./open-telemetry', () => {
      loaded++;
      return { openTelemetry };
    });
    jest.isolateModules(() => jest.requireActual('./tracing'));
    return loaded;
  };
  afterEach(() => jest.restoreAllMocks());

  it('loads nothing without a collector', () => {
    expect(load({})).toBe(0);
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT: '' })).toBe(0);
    expect(load({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' })).toBe(1);
  });
});
