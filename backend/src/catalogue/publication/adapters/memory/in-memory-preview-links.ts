import type { Clock } from '../../../../shared/time/clock';
import { newId } from '../../../../shared/ids';
import { previewDays, PreviewLinks } from '../../application/preview-links';

const dayMs = 24 * 60 * 60_000;

export class InMemoryPreviewLinks extends PreviewLinks {
  /** The links by the ids of their products. */
  private readonly links = new Map<string, { token: string; expiresAt: Date }>();

  constructor(private readonly clock: Clock) {
    super();
  }

  async renew(productId: string) {
    const expiresAt = new Date(this.clock.now().getTime() + previewDays * dayMs);
    const link = { token: newId(), expiresAt };
    this.links.set(productId, link);
    return link;
  }

  async find(token: string) {
    const [productId, link] = [...this.links].find(([, { token: own }]) => own === token) ?? [];
    const isValid = productId !== undefined && link !== undefined && link.expiresAt > this.clock.now();
    return isValid ? { productId, expiresAt: link.expiresAt } : undefined;
  }
}
