import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { parse } from 'yaml';
import { Metrics } from './metrics';
import { registryOf } from './metrics-server';

interface Alert {
  alert: string;
  expr: string;
  annotations: { summary: string; runbook: string };
}

interface Dashboard {
  panels: { targets?: { expr: string }[] }[];
}

const docs = join(__dirname, '../../../../docs');
const read = (file: string) => readFileSync(join(docs, file), 'utf8');

const page = read('operations.md');
const rules = parse(read('operations/alerts.yml')) as { groups: { rules: Alert[] }[] };
const alerts = rules.groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('operations/dashboard.json')) as Dashboard;
const queries = dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));

/** Lists the names that a server serves, without one: nothing is read before the metrics are asked for. */
function servedNames(): Set<string> {
  const metrics = new Metrics();
  const app = { get: (token: unknown) => (token === Metrics ? metrics : { eventTypes: [] }) };
  const served = registryOf(app as unknown as NestExpressApplication).getMetricsAsArray();
  return new Set(
    served.flatMap(({ name, type }) =>
      String(type) === 'histogram'
        ? [name, ...['bucket', 'count', 'sum'].map((part) => `${name}_${part}`)]
        : [name],
    ),
  );
}

const namesIn = (text: string) => text.match(/\b(?:http|haberdash|process|nodejs)_[a-z0-9_]*[a-z0-9]/g) ?? [];

describe('the files for operations', () => {
  const served = servedNames();
  const unknown = (texts: string[]) => texts.flatMap(namesIn).filter((name) => !served.has(name));

  it('name only metrics that a server exports', () => {
    expect(namesIn(queries.join()).length).toBeGreaterThan(20);
    expect(unknown(queries)).toEqual([]);
    expect(unknown(alerts.map(({ expr }) => expr))).toEqual([]);
  });

  it('describe every metric of the shop and no others', () => {
    const [watch = ''] = page.split('\n## Alerts');
    const described = namesIn(watch);
    expect(unknown([watch])).toEqual([]);
    const own = [...served].filter(
      (name) => /^(haberdash|http)_/.test(name) && !/_(bucket|count|sum)$/.test(name),
    );
    for (const name of own) expect(described).toContain(name);
  });

  it.each(alerts)('explain what to do about $alert', ({ alert, annotations }) => {
    expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
    expect(page).toContain(`\n### ${alert}\n`);
    expect(annotations.summary).toMatch(/\w/);
  });

  it('describe no alert that does not exist', () => {
    const [, section = ''] = page.split('\n## Alerts\n');
    const [own = ''] = section.split('\n## ');
    const headings = [...own.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(headings.sort()).toEqual(alerts.map(({ alert }) => alert).sort());
  });
});
