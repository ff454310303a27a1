import { text } from '../../../platform/http/wire';
import { maxSizeLength } from '../../domain/sizes/size-chart';

/** The name of a size: one of the shop's, or one that it had. The characters that it lacks separate sizes in files and addresses. */
export const Size = text(maxSizeLength)
  .regex(/^[^,;:\p{Cc}]*$/u, 'must have no comma, colon or semicolon')
  .meta({ id: 'Size' });
