import { previewDays, type PreviewLinks } from './preview-links';

interface World {
  links: PreviewLinks;
  /** @returns its id */
  addProduct: () => Promise<string>;
  now: () => Promise<Date>;
  /** All links are that much older. */
  passMinutes: (minutes: number) => Promise<void>;
}

const minutesOfLink = previewDays * 24 * 60;

export function describePreviewLinks(world: () => World): void {
  const aLink = async () => {
    const productId = await world().addProduct();
    return { productId, ...(await world().links.renew(productId)) };
  };

  it('lead to their product until they expire, after seven days', async () => {
    const { productId, token, expiresAt } = await aLink();
    const minutes = (expiresAt.getTime() - (await world().now()).getTime()) / 60_000;
    expect(Math.round(minutes)).toBe(minutesOfLink);
    expect(await world().links.find(token)).toEqual({ productId, expiresAt });
  });

  it('lead nowhere once they have expired', async () => {
    const { token } = await aLink();
    await world().passMinutes(minutesOfLink - 1);
    expect(await world().links.find(token)).toBeDefined();
    await world().passMinutes(1);
    expect(await world().links.find(token)).toBeUndefined();
  });

  it('are replaced by a newer one of the same product, and not by that of another', async () => {
    const [first, other] = [await aLink(), await aLink()];
    const second = await world().links.renew(first.productId);
    expect(second.token).not.toBe(first.token);
    expect(await world().links.find(first.token)).toBeUndefined();
    expect(await world().links.find(second.token)).toMatchObject({ productId: first.productId });
    expect(await world().links.find(other.token)).toMatchObject({ productId: other.productId });
  });

  it('are not found by a token that nobody was given', async () => {
    const { token, productId } = await aLink();
    for (const forged of ['', productId, `${token}x`]) {
      expect(await world().links.find(forged)).toBeUndefined();
    }
  });
}
