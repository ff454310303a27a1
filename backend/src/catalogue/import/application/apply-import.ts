import type { RemotePictures } from '../../../pictures/pictures';
import type { Clock } from '../../../shared/time/clock';
import { DomainError } from '../../../shared/domain-error';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { PlannedProduct } from '../domain/import-plan';
import type { ProductImport } from '../domain/product-import';
import type { ProductImportRepository } from './ports';
import type { ImportedProducts } from './imported-products';

/** Applies a confirmed import: all of it in one transaction, or nothing. Repeating it changes nothing. */
export class ApplyImport {
  constructor(
    private readonly imports: ProductImportRepository,
    private readonly importedProducts: ImportedProducts,
    private readonly remotePictures: RemotePictures,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ importId }: { importId: string }): Promise<void> {
    const productImport = await this.imports.find(importId);
    if (!productImport?.isConfirmed) return;
    try {
      await this.apply(productImport);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      await this.finish(importId, (it) => it.fail(error.message, this.clock.now()));
    }
  }

  private async apply({ state: { id, plan } }: ProductImport): Promise<void> {
    const total = plan.pictures.length + plan.products.length;
    const report = (done: number) => this.imports.report(id, { done, total });
    const paths = await this.fetchPictures(id, plan.pictures, report);
    const products = plan.products.map((product) => withPaths(product, paths));
    await this.unitOfWork.run(async () => {
      await this.importedProducts.save(products, (done) => report(plan.pictures.length + done));
      await this.finish(id, (it) => it.complete(this.clock.now()));
    });
  }

  /** Before the transaction: other servers are slow. */
  private async fetchPictures(id: string, addresses: string[], report: (done: number) => Promise<void>) {
    const paths = await this.imports.pictures(id);
    for (const [place, address] of addresses.entries()) {
      if (!paths.has(address)) {
        const path = await this.remotePictures.store(address);
        await this.imports.addPicture(id, address, path);
        paths.set(address, path);
      }
      await report(place + 1);
    }
    return paths;
  }

  /** When two jobs apply it at once, the later one finds that it is done, and rolls back. */
  private finish(id: string, end: (productImport: ProductImport) => void): Promise<void> {
    return this.unitOfWork.run(async () => {
      const productImport = await this.imports.findForChange(id);
      if (!productImport?.isConfirmed) throw new Error(`Import ${id} has ended already`);
      end(productImport);
      await this.imports.save(productImport);
    });
  }
}

function withPaths(product: PlannedProduct, paths: ReadonlyMap<string, string>): PlannedProduct {
  const { details, colours } = product;
  const pathOf = (image: string) => paths.get(image) ?? image;
  return {
    ...product,
    details: { ...details, image: pathOf(details.image) },
    colours: colours.map((colour) => (colour.image ? { ...colour, image: pathOf(colour.image) } : colour)),
  };
}
