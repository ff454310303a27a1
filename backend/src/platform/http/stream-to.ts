import type { Duplex, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/**
 * Sends it piece by piece, so that memory does not grow with the response. Reading ends when the client goes away.
 * @param through transforms the pieces
 */
export async function streamTo(response: Response, source: Readable, through?: Duplex): Promise<void> {
  // Middleware and the pipeline listen to its end, each several times.
  response.setMaxListeners(30);
  const sent = through ? pipeline(source, through, response) : pipeline(source, response);
  await sent.catch((error: unknown) => {
    if (!hasClientLeft(error)) throw error;
  });
}

const hasClientLeft = (error: unknown): boolean =>
  ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE'].includes(
    (error as NodeJS.ErrnoException).code ?? '',
  );
