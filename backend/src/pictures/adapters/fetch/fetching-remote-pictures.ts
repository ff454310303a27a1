import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import type { UploadImage } from '../../application/upload-image';
import { maxPictureBytes } from '../../domain/picture';
import { PictureNotFetched } from '../../domain/picture.errors';
import { RemotePictures } from '../../pictures';
import type { DraftFolder } from '../../../platform/storage/draft-folder';
import { AddressIsNotPublic, PublicAddresses } from './public-addresses';

const maxRedirects = 3;
const timeoutMs = 15_000;

/** Connects to public addresses only, checked after the host's name is resolved, and at each redirect. */
export class FetchingRemotePictures extends RemotePictures {
  constructor(
    private readonly uploadImage: UploadImage,
    private readonly drafts: DraftFolder,
    private readonly addresses = new PublicAddresses(),
  ) {
    super();
  }

  async store(address: string): Promise<string> {
    const draft = this.drafts.newPath();
    try {
      await this.download(address, draft);
      return (await this.uploadImage.execute(draft)).url;
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** @throws PictureNotFetched */
  private async download(address: string, draft: string): Promise<void> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await this.open(new URL(address), signal, maxRedirects);
      await pipeline(response, limited, createWriteStream(draft), { signal });
    } catch (error) {
      throw new PictureNotFetched(address, reasonOf(error, signal));
    }
  }

  private async open(url: URL, signal: AbortSignal, redirects: number): Promise<IncomingMessage> {
    const response = await this.get(url, signal);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return response;
    response.destroy();
    const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location !== undefined;
    if (!isRedirect) throw new Refused(`the server responded with ${statusCode}`);
    if (redirects === 0) throw new Refused('there are too many redirects');
    return this.open(new URL(headers.location!, url), signal, redirects - 1);
  }

  private get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new Refused('it is not an http address');
    this.addresses.assertPublic(url);
    const { get } = url.protocol === 'https:' ? https : http;
    const headers = { Accept: 'image/*', 'Accept-Encoding': 'identity' };
    // A connection of its own: those that the process keeps open were not checked.
    const options = { agent: false, lookup: this.addresses.lookup, signal, headers };
    return new Promise((resolve, reject) => {
      get(url, options, resolve).on('error', reject);
    });
  }
}

/** In words for the admin. */
class Refused extends Error {}

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of chunks) {
    if ((bytes += chunk.length) > maxPictureBytes) throw new Refused('it has more than 10 MB');
    yield chunk;
  }
}

/** Nothing of the network behind the shop is told. */
function reasonOf(error: unknown, signal: AbortSignal): string {
  if (error instanceof Refused) return error.message;
  if (signal.aborted) return 'it took too long';
  if (error instanceof AddressIsNotPublic) return 'its address is not public';
  return 'the server could not be reached';
}
