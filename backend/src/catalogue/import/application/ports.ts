import type { ProductImport } from '../domain/product-import';
import type { KnownProducts } from '../domain/group-rows';
import type { ImportRow } from '../domain/import-row';

export interface ImportProgress {
  done: number;
  total: number;
}

export abstract class ProductImportRepository {
  abstract find(id: string): Promise<ProductImport | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<ProductImport | undefined>;
  /** The newest first, without their plans' changes. */
  abstract newest(limit: number): Promise<ProductImport[]>;
  abstract add(productImport: ProductImport): Promise<void>;
  abstract save(productImport: ProductImport): Promise<void>;
  /** Others see it at once, also while a transaction goes on. */
  abstract report(id: string, progress: ImportProgress): Promise<void>;
  abstract progress(id: string): Promise<ImportProgress>;
  /** Remembers where the picture of an address is stored, so that a restart does not fetch it again. */
  abstract addPicture(id: string, address: string, path: string): Promise<void>;
  /** @returns paths by address */
  abstract pictures(id: string): Promise<Map<string, string>>;
  /** Except imports that are being applied. @returns how many, at most the limit */
  abstract deleteUploadedBefore(time: Date, limit: number): Promise<number>;
}

export abstract class ImportableProducts {
  /** The products that the rows may refer to, by id, SKU or title. */
  abstract findMatching(rows: readonly ImportRow[]): Promise<KnownProducts>;
}
