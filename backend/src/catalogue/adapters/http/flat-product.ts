import type { z } from 'zod';
import type { EditProductBody } from './products.schemas';

type FlatProduct = Omit<z.output<typeof EditProductBody>, 'version'>;

/** The product of the form, whose one variant is written into it, as the catalogue has it. */
export const unfolded = ({ price, salePrice, totalStock, seenStock, ...details }: FlatProduct) => ({
  details,
  variants: [{ price, salePrice, stock: totalStock, seenStock }] as const,
});
