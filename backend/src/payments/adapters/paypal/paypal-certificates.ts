import { X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { answerOf, textOf } from '../../../platform/http/fetching';
import { ForgedMessage, GatewayFailed } from '../../domain/payment.errors';

interface CertificatesSettings {
  environment: 'sandbox' | 'production';
  /** Of a simulator, which has certificates of its own. */
  baseUrl?: string | undefined;
  timeoutMs: number;
}

const hosts = { sandbox: 'api.sandbox.paypal.com', production: 'api.paypal.com' };
const maxBytes = 20_000;
const aDay = 24 * 60 * 60 * 1000;

/** The certificates that PayPal signs its messages with; from nowhere else, whatever a message says. */
export class PayPalCertificates {
  private readonly known = new LRUCache<string, X509Certificate>({ max: 10, ttl: aDay });

  constructor(private readonly settings: CertificatesSettings) {}

  /** @throws ForgedMessage for an address that is not PayPal's or a certificate that is not valid now; GatewayFailed when it can't be had */
  async at(address: string): Promise<X509Certificate> {
    if (!this.isPayPals(address)) throw new ForgedMessage();
    const certificate = this.known.get(address) ?? (await this.fetch(address));
    if (!isValidNow(certificate)) throw new ForgedMessage();
    this.known.set(address, certificate);
    return certificate;
  }

  private isPayPals(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { origin, pathname, username, password } = new URL(address);
    const { environment, baseUrl = `https://${hosts[environment]}` } = this.settings;
    const folder = `${new URL(baseUrl).pathname.replace(/\/+$/, '')}/v1/notifications/certs/`;
    return origin === new URL(baseUrl).origin && pathname.startsWith(folder) && username + password === '';
  }

  private async fetch(address: string): Promise<X509Certificate> {
    try {
      const response = await answerOf(address, this.settings.timeoutMs);
      const text = await textOf(response, maxBytes);
      if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}`);
      return new X509Certificate(text);
    } catch (error) {
      throw new GatewayFailed(`PayPal's certificate can not be had: ${(error as Error).name}`);
    }
  }
}

function isValidNow({ validFrom, validTo }: X509Certificate): boolean {
  const now = Date.now();
  return Date.parse(validFrom) <= now && now <= Date.parse(validTo);
}
