import { z } from 'zod';
import { sizes } from '../../domain/size';

export const Size = z.enum(sizes).meta({ id: 'Size' });
