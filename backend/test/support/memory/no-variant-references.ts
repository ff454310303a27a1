import { VariantReferences } from '../../../src/catalogue/variant-references';

/** No variant lies in a cart. */
export class NoVariantReferences extends VariantReferences {
  to(): Promise<string[]> {
    return Promise.resolve([]);
  }
}
