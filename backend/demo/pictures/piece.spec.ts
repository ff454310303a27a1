import sharp from 'sharp';
import './render-picture';
import { piece, plain } from './piece';

const square = 'M 0 0 H 400 V 400 H 0 Z';

async function brightest(shines: boolean): Promise<number> {
  const folds = [[80, 300, 320, 120, 30]] as const;
  const drawn = piece(square, { ...plain('#2b3a57'), shines }, { folds });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="100 100 200 200" width="200" height="200">${drawn}</svg>`;
  const { channels } = await sharp(Buffer.from(svg)).removeAlpha().stats();
  return channels[0]!.max;
}

test('leather and satin have streaks of light where cotton and wool have none', async () => {
  expect(await brightest(true)).toBeGreaterThan((await brightest(false)) + 20);
});
