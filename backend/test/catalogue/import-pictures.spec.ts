import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { checkouts } from '../support/shop/checkouts';
import { inSizes, tee } from '../support/shop/goods';
import { inDatabase } from '../support/shop/people';
import { runProgram } from '../support/shop/program';

describe('the photographs of a folder', () => {
  const { shop, seller } = checkouts();
  let folder: string;
  let dataDir: string;
  let productId: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'haberdash-photos-'));
    dataDir = await mkdtemp(join(tmpdir(), 'haberdash-data-'));
    await inDatabase(shop(), `UPDATE catalogue.variants SET sku = NULL`);
    const variants = tee.variants.map((one, place) => ({ ...one, sku: `TEE-A${place + 1}` }));
    productId = (await inSizes(seller(), { variants, slug: `tee-${crypto.randomUUID()}` })).productId;
  });
  afterEach(async () => {
    for (const path of [folder, dataDir]) await rm(path, { recursive: true });
  });

  const photo = async (file: string, shade: number) => {
    const background = { r: shade, g: 90, b: 90 };
    const picture = sharp({ create: { width: 400, height: 500, channels: 3, background } });
    await writeFile(join(folder, file), await picture.jpeg().toBuffer());
  };
  const details = async () => (await seller().client.get(`/api/admin/products/get/${productId}`)).body.data;
  const slug = async (): Promise<string> => (await details()).slug;
  const run = (...args: string[]) =>
    runProgram(
      'src/commands/import-pictures.ts',
      { DATABASE_URL: shop().databaseUrl, DATA_DIR: dataDir },
      args,
    );
  const imported = (...args: string[]) => run('--from', folder, ...args);
  const changesOf = async () =>
    (await seller().client.get(`/api/admin/audit/get?subjectId=${productId}`)).body.data as unknown[];

  it('become the pictures of the products that they name, the main one first, and change nothing the second time', async () => {
    await photo(`${await slug()}-2.jpg`, 20);
    await photo(`${(await slug()).toUpperCase()}.jpeg`, 10);
    await photo('tee-a4.jpg', 30);
    await photo('tee-a4-2.jpg', 40);
    const first = await imported();
    expect(first).toMatchObject({ code: 0, complaint: '' });
    expect(first.said).toBe(
      '1 of 1: Pocket tee: 4 pictures\nNew pictures for 1 product; 0 had them already; 0 as before; 0 files without a product\n',
    );
    const { image, pictures, options, version } = await details();
    expect(image).toMatch(/^\/uploads\/\w+-400\.webp$/);
    expect(pictures).toMatchObject([
      { colour: null, alt: '' },
      { colour: 'Red', alt: '' },
    ]);
    expect(options.colours).toMatchObject([
      { name: 'Navy', image: 'https://pictures.test/navy.webp' },
      { name: 'Red', image: expect.stringMatching(/-400\.webp$/) },
    ]);
    expect(await readdir(join(dataDir, 'uploads'))).toHaveLength(8);
    expect(await seller().client.get('/api/shop/products/get')).toMatchObject({
      body: { data: expect.arrayContaining([expect.objectContaining({ _id: productId, image })]) },
    });
    const changes = (await changesOf()).length;

    const second = await imported();
    expect(second.said).toContain('New pictures for 0 products; 1 had them already');
    expect(await details()).toMatchObject({ version, image, pictures, options });
    expect(await changesOf()).toHaveLength(changes);
  });

  it('are shown once each, also when several sizes have the same ones, and the form saves them', async () => {
    for (const sku of ['tee-a1', 'tee-a2', 'tee-a4']) {
      await photo(`${sku}.jpg`, 10);
      await photo(`${sku}-2.jpg`, 20);
    }
    await photo('tee-a2-3.jpg', 30);
    expect((await imported('--dry-run')).said).toContain('Pocket tee: would get 3 pictures');
    expect((await imported()).said).toContain('Pocket tee: 3 pictures');
    const { pictures, ...product } = await details();
    expect(pictures).toMatchObject([{ colour: null }, { colour: 'Navy' }]);
    expect(new Set([product.image, ...pictures.map(({ image }: { image: string }) => image)]).size).toBe(3);
    expect((await imported()).said).toContain('1 had them already');
  });

  it('by SKU alone are those of the colours, the first of them the main one', async () => {
    await photo('tee-a1.jpg', 10);
    await photo('tee-a4.jpg', 20);
    expect((await imported()).code).toBe(0);
    const { image, pictures, options } = await details();
    const [navy, red] = options.colours;
    expect(new Set([image, navy.image])).toEqual(new Set([image]));
    expect(red.image).not.toBe(image);
    expect(pictures).toEqual([]);
  });

  it('are only matched and checked in a dry run', async () => {
    const before = await details();
    await photo(`${before.slug}.jpg`, 10);
    expect(await imported('--dry-run')).toMatchObject({
      code: 0,
      said: '1 of 1: Pocket tee: would get 1 picture\n1 product would get new pictures; 0 would not; 0 files without a product\n',
    });
    expect(await details()).toEqual(before);
    expect(await readdir(join(dataDir, 'uploads'))).toEqual([]);
  });

  it('are named where they show no product, and a product keeps its pictures where one of them is refused', async () => {
    const before = await details();
    await photo(`${before.slug}.jpg`, 10);
    await writeFile(join(folder, `${before.slug}-2.jpg`), 'no picture');
    await photo('unknown.jpg', 20);
    const { code, said } = await imported();
    expect(code).toBe(1);
    expect(said.split('\n')).toEqual([
      '1 of 1: Pocket tee: keeps its pictures',
      `  ${before.slug}-2.jpg: Choose a JPEG, PNG, WebP, AVIF or GIF picture`,
      'unknown.jpg has no slug or SKU of a product',
      'New pictures for 0 products; 0 had them already; 1 as before; 1 file without a product',
      '',
    ]);
    expect(await details()).toEqual(before);
  });

  it('are asked for, and a folder that is not there is named', async () => {
    const usage = 'Usage: npm run pictures:import -- --from <folder> [--dry-run]\n';
    expect(await run()).toMatchObject({ code: 1, complaint: usage });
    expect(await run('--form', folder)).toMatchObject({ code: 1, complaint: usage });
    expect((await run('--from', '/nowhere')).complaint).toMatch(/^The folder can't be read: /);
  });
});
