import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { admin, shopper } from '../../test/support/people';
import { beginUpload, upload } from '../../test/support/uploads';
import type { ShopProcess } from '../shop-process';
import { atMost, type Finding, type TrialContext, noneOf, type Trial } from '../trial';
import { untilWithin } from '../until-within';

/** 49 megapixels. */
const side = 7_000;
const maxMegabytes = 300;
const loginWithinMs = 500;

/** Many vast pictures come at once, beside shoppers who sign in; and a server is killed in the middle of an upload. */
export const uploads: Trial = async (context) => [...(await manyPictures(context)), await leftOvers(context)];

async function manyPictures({ short, say, openShop }: TrialContext): Promise<Finding[]> {
  const shop = await openShop();
  const seller = await admin(shop);
  const vast = await noisyPicture();
  const before = shop.peakMegabytes;
  const number = short ? 6 : 20;
  say(
    `${number} pictures of 49 megapixels, ${Math.round(vast.length / 1e6)} MB each, come to a server of ${before} MB`,
  );
  const sending = Promise.all(Array.from({ length: number }, () => upload(seller, vast)));
  const logins = await loginsWhile(shop, sending);
  const refused = (await sending).filter(({ status }) => status !== 201);
  const peak = shop.peakMegabytes;
  await shop.stop();
  return [
    ...(peak === undefined ? [] : [atMost('resident memory, at the most', peak, maxMegabytes, ' MB')]),
    atMost('a login beside it, the median', median(logins), loginWithinMs, ' ms'),
    noneOf(
      'pictures refused',
      refused.map(({ status }) => String(status)),
    ),
  ];
}

async function leftOvers({ dataDir, openShop }: TrialContext): Promise<Finding> {
  const drafts = () => readdirSync(join(dataDir, 'drafts'));
  const killed = await openShop();
  beginUpload(await admin(killed), killed.url);
  const hasBegun = await untilWithin(async () => drafts().length > 0, 10_000);
  if (!hasBegun) throw new Error('The upload does not begin');
  await killed.kill();
  const next = await openShop();
  const left = drafts();
  await next.stop();
  return noneOf('files that a killed server left of an upload', left);
}

/** @returns how long each of them took, in milliseconds */
async function loginsWhile(shop: ShopProcess, work: Promise<unknown>): Promise<number[]> {
  const busy = new AbortController();
  void work.finally(() => busy.abort());
  const durations: number[] = [];
  const { client: clerk } = await shopper(shop);
  const { user } = (await clerk.get('/api/auth/check-auth')).body as { user: { email: string } };
  while (!busy.signal.aborted) {
    const started = performance.now();
    await clerk.post('/api/auth/login', { email: user.email, password: 'a-long-password' });
    durations.push(Math.round(performance.now() - started));
  }
  return durations;
}

const median = (figures: number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)]!;

/** Coarse noise, so that it is below ten megabytes. */
async function noisyPicture(): Promise<Buffer> {
  const grain = side / 7;
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const data = await sharp({
    create: { width: grain, height: grain, channels: 3, background: '#888', noise },
  })
    .raw()
    .toBuffer();
  return sharp(data, { raw: { width: grain, height: grain, channels: 3 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
}
