import { z } from 'zod';
import { asTyped } from './pasted';

export const Email = z
  .string()
  .overwrite(asTyped)
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('must be an email address'));
