import type { AuditedSetting } from './audit/application/record-settings';
import { checkSettings, Environment } from './platform/config/settings';
import { ShopSettings } from './platform/config/shop.settings';
import { ServerSettings } from './platform/config/server.settings';
import { MetricsSettings } from './platform/metrics/metrics.settings';
import { PagesSettings } from './storefront/pages.settings';
import { TracingSettings } from './platform/tracing/tracing.settings';
import { StorageSettings } from './platform/storage/storage.settings';
import { IdentitySettings } from './identity/identity.settings';
import { MailSettings } from './platform/mail/mail.settings';
import { OrderingSettings } from './ordering/ordering.settings';
import { PaymentsSettings } from './payments/payments.settings';

/** The settings of every part of the server. */
export const parts = [
  ServerSettings,
  PagesSettings,
  MetricsSettings,
  TracingSettings,
  StorageSettings,
  IdentitySettings,
  OrderingSettings,
  PaymentsSettings,
  MailSettings,
  ShopSettings,
];

/** The environment of a server, valid for all of its parts. @throws StartupError naming every setting that is wrong */
export function readEnvironment(env: NodeJS.ProcessEnv): Environment {
  const environment = new Environment(env);
  checkSettings(environment, parts);
  return environment;
}

/** The settings whose changes belong into the audit trail, with the values that this server runs with. */
export function auditedSettings(environment: Environment): AuditedSetting[] {
  return parts.flatMap((part) => {
    const values = new part(environment) as Record<string, AuditedSetting['value'] | undefined>;
    return Object.entries(part.schemas).flatMap(([name, schema]) => {
      const label = schema.meta()?.audited;
      return label ? [{ name, label: `${label} (${name})`, value: values[name] ?? null }] : [];
    });
  });
}
