import { audit } from '../../../../test/support/memory/audit-in-memory';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import { newId } from '../../../shared/ids';
import { InMemoryPreviewLinks } from '../adapters/memory/in-memory-preview-links';
import { InMemoryProductRepository } from '../../products/adapters/memory/in-memory-product.repository';
import { InMemoryProducts } from '../../products/adapters/memory/in-memory-products';
import { NoSuchProduct } from '../../catalogue.errors';
import { aHoodie } from '../../products/application/product-repository.contract';
import { MakePreviewLink } from './make-preview-link';

describe('making a link to the preview of a product', () => {
  const links = new InMemoryPreviewLinks(new FixedClock());
  const stored = new InMemoryProducts({ brands: ['h&m'], categories: ['kids'] });
  const products = new InMemoryProductRepository(stored);
  const unitOfWork = new InMemoryUnitOfWork(links, audit, stored);
  const makeLink = new MakePreviewLink(products, links, audit, unitOfWork);

  const aProduct = async () => {
    const product = aHoodie();
    await unitOfWork.run(() => products.save(product));
    return product;
  };

  it('gives a link that leads to the product', async () => {
    const { state } = await aProduct();
    const { token, expiresAt } = await makeLink.execute(state.id);
    expect(await links.find(token)).toEqual({ productId: state.id, expiresAt });
  });

  it('says in the audit trail until when the link works, and not its token', async () => {
    const { state } = await aProduct();
    const { token, expiresAt } = await makeLink.execute(state.id);
    expect(audit.entries.at(-1)).toMatchObject({
      action: 'preview link made',
      subjectId: state.id,
      label: state.details.title,
      after: { previewUntil: expiresAt.toISOString() },
    });
    expect(JSON.stringify(audit.entries)).not.toContain(token);
  });

  it('makes none for an unknown or deleted product', async () => {
    const product = await aProduct();
    product.delete(new Date());
    await unitOfWork.run(() => products.save(product));
    const before = audit.entries.length;
    for (const id of [newId(), product.state.id]) {
      await expect(makeLink.execute(id)).rejects.toThrow(NoSuchProduct);
    }
    expect(audit.entries).toHaveLength(before);
  });
});
