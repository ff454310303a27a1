import { z } from 'zod';

export const UploadImageResponse = z
  .object({
    success: z.literal(true),
    result: z.object({
      url: z.string(),
      variants: z.array(z.object({ width: z.number().int(), url: z.string() })),
      placeholder: z.string(),
    }),
  })
  .meta({ id: 'UploadImageAnswer' });
