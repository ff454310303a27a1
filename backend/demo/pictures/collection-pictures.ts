import { arch, glow, plinth, rail, scene, sceneSize, shelf } from './banners';
import { floor } from './draw-picture';
import { backdrops, lighter } from './palette';

/** The bands above collections, by their slugs; their left is free for words. */
export const collectionPictures = {
  'new-in': scene(backdrops.shell, glow(700, 230, 380, backdrops.shell) + rail(34, [560, 745, 930, 1105]), [
    { garment: 'trench', colour: 'camel', accent: 'chocolate', x: 392, y: 10, scale: 0.42 },
    { garment: 'jumper', colour: 'cream', weave: 'cable', x: 583, y: 16, scale: 0.4 },
    {
      garment: 'blazer',
      colour: 'charcoal',
      weave: 'herringbone',
      accent: 'black',
      x: 768,
      y: 14,
      scale: 0.4,
    },
    { garment: 'shirt', colour: 'sky', weave: 'check', accent: 'white', x: 945, y: 16, scale: 0.4 },
  ]),
  'wedding-guest': scene(
    backdrops.dusk,
    arch(760, 250, 40, lighter(backdrops.dusk, 0.42)) + rail(34, [580, 780, 980]),
    [
      { garment: 'wrapDress', colour: 'teal', accent: 'teal', weave: 'dots', x: 412, y: 12, scale: 0.42 },
      { garment: 'slipDress', colour: 'burgundy', accent: 'burgundy', x: 612, y: 12, scale: 0.42 },
      { garment: 'tieredDress', colour: 'blush', accent: 'blush', x: 812, y: 12, scale: 0.42 },
    ],
  ),
  'rain-or-shine': scene(
    backdrops.lagoon,
    glow(760, 220, 360, backdrops.lagoon) +
      floor(backdrops.lagoon, { ...sceneSize, horizon: 350 }) +
      shelf(520, 330, 250, backdrops.lagoon) +
      plinth(1010, 352, 130, 60, backdrops.lagoon),
    [
      { garment: 'bucketHat', colour: 'olive', accent: 'brass', x: 510, y: 92, scale: 0.31 },
      { garment: 'raincoat', colour: 'mustard', accent: 'navy', x: 700, y: 24, scale: 0.38 },
      { garment: 'rainBoot', colour: 'forest', accent: 'mustard', x: 880, y: 128, scale: 0.33 },
    ],
  ),
};
