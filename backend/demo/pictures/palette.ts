/** The shop's dye book. Every picture takes its colours from here, which is what makes the shelf look like one shop. */
export const colours = {
  white: '#f6f3ee',
  cream: '#efe4d0',
  oat: '#dccdb4',
  sand: '#d3b98f',
  camel: '#b98a56',
  tan: '#a9713f',
  chocolate: '#5e4132',
  butter: '#f1d68a',
  mustard: '#d9a036',
  apricot: '#eeb083',
  coral: '#e57b67',
  rust: '#b3532f',
  red: '#bf3b3b',
  burgundy: '#722f3d',
  blush: '#ecc4bb',
  rose: '#cf7f8b',
  lilac: '#bfaed6',
  plum: '#6a4a70',
  sky: '#a9c9e0',
  wash: '#7f9dbd',
  cobalt: '#3f66b5',
  indigo: '#3b5378',
  navy: '#2b3a57',
  teal: '#2f7577',
  mint: '#acd3bf',
  sage: '#9bae8d',
  olive: '#737748',
  forest: '#35574a',
  stone: '#c3bdb2',
  grey: '#989a9f',
  charcoal: '#4a4c52',
  black: '#2d2c30',
  gum: '#c08d58',
  steel: '#b7bcc3',
  brass: '#c9a558',
} as const;
export type ColourName = keyof typeof colours;

export const denimThread = '#d39a55';

export const backdrops = {
  linen: '#eae2d5',
  shell: '#f0dfd6',
  mist: '#dbe3e8',
  dew: '#dde5d9',
  dusk: '#e0dae6',
  straw: '#efe4c6',
  clay: '#e3c9b6',
  fog: '#e2e2e0',
  lagoon: '#c9dcda',
} as const;
export type BackdropName = keyof typeof backdrops;

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** `share` 0 gives `from`, 1 gives `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  return `#${channels(from)
    .map((channel, index) => hex(channel + ((target[index] ?? channel) - channel) * share))
    .join('')}`;
}

// Shadows lean to blue and lights to cream: neutral ones would grey the cloth.
export const darker = (colour: string, share: number) => mix(colour, '#1c1a2e', share);
export const lighter = (colour: string, share: number) => mix(colour, '#fffaf0', share);
