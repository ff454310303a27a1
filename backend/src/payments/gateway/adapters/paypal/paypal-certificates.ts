import { X509Certificate } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import PQueue from 'p-queue';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { InvalidSignature, GatewayFailed, TooManyWebhooks } from '../../domain/gateway.errors';
import { getWithin, readText } from './http-get';

interface CertificatesSettings {
  environment: 'sandbox' | 'production';
  /** The address of a simulator, which has certificates of its own. */
  baseUrl?: string | undefined;
  timeoutMs: number;
}

const hosts = { sandbox: 'api.sandbox.paypal.com', production: 'api.paypal.com' };
const maxBytes = 20_000;
const [aMinute, aDay] = [60_000, 24 * 60 * 60_000];

/** PayPal signs with one or two certificates at a time; a webhook that names another has no valid signature. */
const fetchesPerMinute = 10;
const waitingAtMost = 100;

/** The certificates that PayPal signs its messages with; from nowhere else, whatever a message says. */
export class PayPalCertificates {
  private readonly certificates = new LRUCache<string, X509Certificate>({ max: 20, ttl: aDay });
  /** Those that PayPal does not have, or that are not valid. */
  private readonly refused = new LRUCache<string, true>({ max: 1_000, ttl: 10 * aMinute });
  private readonly oneAtATime = new PQueue({ concurrency: 1 });
  private readonly fetches = new RateLimiterMemory({ points: fetchesPerMinute, duration: 60 });

  constructor(private readonly settings: CertificatesSettings) {}

  /**
   * @throws InvalidSignature for an address that is not PayPal's or a certificate that is not valid now; GatewayFailed when it
   * can't be had; TooManyWebhooks when too many others were asked for
   */
  async at(address: string): Promise<X509Certificate> {
    if (!this.isPayPals(address) || this.refused.has(address)) throw new InvalidSignature();
    const certificate = this.certificates.get(address) ?? (await this.findInTurn(address));
    if (isValidNow(certificate)) return certificate;
    this.certificates.delete(address);
    return this.refuse(address);
  }

  /** One after the other: of many messages with the same new certificate, the first fetches it for all. */
  private findInTurn(address: string): Promise<X509Certificate> {
    if (this.oneAtATime.size >= waitingAtMost) throw new TooManyWebhooks();
    return this.oneAtATime.add(async () => this.certificates.get(address) ?? (await this.fetch(address)));
  }

  private isPayPals(address: string): boolean {
    if (!URL.canParse(address)) return false;
    const { href, origin, pathname } = new URL(address);
    const { environment, baseUrl = `https://${hosts[environment]}` } = this.settings;
    const folder = `${new URL(baseUrl).pathname.replace(/\/+$/, '')}/v1/notifications/certs/`;
    const isWithoutMore = href === origin + pathname;
    const isInFolder = pathname.startsWith(folder) && /^[\w-]+$/.test(pathname.slice(folder.length));
    return origin === new URL(baseUrl).origin && isWithoutMore && isInFolder;
  }

  private async fetch(address: string): Promise<X509Certificate> {
    if (this.refused.has(address)) throw new InvalidSignature();
    const isAllowed = await this.fetches.consume('all').then(
      () => true,
      () => false,
    );
    if (!isAllowed) throw new TooManyWebhooks();
    const certificate = (await this.ask(address)) ?? this.refuse(address);
    this.certificates.set(address, certificate);
    return certificate;
  }

  /** @returns undefined when PayPal has no such certificate */
  private async ask(address: string): Promise<X509Certificate | undefined> {
    try {
      const response = await getWithin(address, this.settings.timeoutMs);
      const text = await readText(response, maxBytes);
      if (response.statusCode === 404) return undefined;
      if (response.statusCode !== 200) throw new Error(`status ${response.statusCode}`);
      return new X509Certificate(text);
    } catch (error) {
      throw new GatewayFailed(`PayPal's certificate can not be had: ${(error as Error).name}`);
    }
  }

  private refuse(address: string): never {
    this.refused.set(address, true);
    throw new InvalidSignature();
  }
}

function isValidNow({ validFrom, validTo }: X509Certificate): boolean {
  const now = Date.now();
  return Date.parse(validFrom) <= now && now <= Date.parse(validTo);
}
