import type { AuditedFields, AuditEntry } from '../../../audit/audit-trail';
import type { ProductFacts } from '../../facts/domain/product-facts';
import { careText, materialsText, measuresText, modelText } from '../../facts/domain/facts-notation';
import type { Product } from '../domain/product';
import type { StockChange } from '../../../inventory/stock';
import type { Choice, Variant } from '../domain/variant';

/** The fields of a product for the audit trail, as they are now. */
export function auditedFields({ state }: Product): AuditedFields {
  const { details, pictures, focalPoints, facts, colours, variants } = state;
  return {
    ...details,
    pictures: pictures.map(({ image }) => image),
    focalPoints: Object.entries(focalPoints).map(([image, { x, y }]) => `${image}: x ${x}, y ${y}`),
    ...auditedFacts(facts),
    colours: colours.map(({ name, hex, image }) => ({ name, hex, image })),
    ...Object.fromEntries(variants.flatMap(fieldsOfVariant)),
  };
}

/** The facts are written as the files of products write them. */
function auditedFacts({ isTextile, weightGrams, origin, ...facts }: ProductFacts): AuditedFields {
  return {
    isTextile,
    materials: materialsText(facts.materials),
    care: careText(facts.care),
    origin,
    weightGrams,
    model: modelText(facts.model),
    measures: measuresText(facts.measures),
  };
}

/** `price (M · Navy)`, or `price` where there is nothing to choose. */
export function fieldOfVariant(field: string, { size, colour }: Choice): string {
  const choice = [size, colour].filter((chosen) => chosen !== null).join(' · ');
  return choice ? `${field} (${choice})` : field;
}

const fieldsOfVariant = ({ state }: Variant): [string, unknown][] => [
  [fieldOfVariant('price', state), state.price.toMajor()],
  [fieldOfVariant('salePrice', state), state.salePrice.toMajor()],
  [fieldOfVariant('sku', state), state.sku],
  [fieldOfVariant('gtin', state), state.gtin],
  [fieldOfVariant('mpn', state), state.mpn],
  [fieldOfVariant('isOnSale', state), state.isOnSale],
];

type ProductEntry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

export const productEntry = ({ state }: Product, entry: ProductEntry): AuditEntry => ({
  subject: 'product',
  subjectId: state.id,
  label: state.details.title,
  ...entry,
});

/** Records the stock of this product's corrected variants. */
export function stockEntry(product: Product, changes: readonly StockChange[]): AuditEntry {
  const fields = (stockOf: (change: StockChange) => number) =>
    Object.fromEntries(
      product.state.variants.flatMap(({ state }) => {
        const change = changes.find(({ variantId }) => variantId === state.id);
        return change ? [[fieldOfVariant('stock', state), stockOf(change)]] : [];
      }),
    );
  return {
    ...productEntry(product, { action: 'corrected' }),
    subject: 'stock',
    before: fields(({ before }) => before),
    after: fields(({ after }) => after),
  };
}
