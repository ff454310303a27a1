import etag from 'etag';
import { encode, type Encoding, worthCompressing } from './encodings';

/** It is sent many times. */
const effort = { brotli: 5, gzip: 6 };

const idInText = /"_id"\s*:\s*"([^"]+)"/g;

/** A part of a text holds on to the whole text, which would be kept with the answer that is made of it. */
const copyOf = (part: string): string => Buffer.from(part).toString();

/** A buffer of Node's pool, or a compressor's, holds on to a whole block: of 64 KB, from Node 24 on. */
function outsidePool(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

/** An answer as it goes to whoever asks, in the encodings that were asked for. */
export class KeptAnswer {
  readonly etag: string;
  /** What it depends on: what the call says, and each `_id` of its text. */
  readonly names: Set<string>;
  private readonly bodies = new Map<Encoding, Buffer>();

  constructor(
    private readonly address: string,
    body: string,
    topics: string[],
  ) {
    const identity = outsidePool(Buffer.from(body));
    this.bodies.set('identity', identity);
    this.etag = etag(identity, { weak: true });
    const idsInText = [...body.matchAll(idInText)].map(([, id]) => copyOf(id!));
    this.names = new Set([...topics, ...idsInText]);
  }

  /** About what it takes in memory, with its compressed forms, its address and its place in the index. */
  get bytes(): number {
    return 1_000 + 2 * this.address.length + 2 * this.identity.length + 200 * this.names.size;
  }

  get text(): string {
    return this.identity.toString();
  }

  /** The encoding that is sent to who prefers this one. */
  suited(preferred: Encoding): Encoding {
    return this.identity.length < worthCompressing ? 'identity' : preferred;
  }

  /** Undefined while it was never asked for. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.bodies.get(encoding);
  }

  async encode(encoding: Encoding): Promise<Buffer> {
    const encoded = outsidePool(await encode(this.identity, encoding, effort));
    this.bodies.set(encoding, encoded);
    return encoded;
  }

  private get identity(): Buffer {
    return this.bodies.get('identity')!;
  }
}
