import { hexOfName } from './named-colours';

it.each([
  ['Navy', 'navy'],
  ['Gray', 'grey'],
  ['Heather Gray', 'grey'],
  ['Navy blue', 'navy'],
  ['off-white', 'white'],
  ['Black/White', 'black'],
])('%s looks like %s', (name, same) => {
  expect(hexOfName(name)).toBe(hexOfName(same));
  expect(hexOfName(name)).toMatch(/^#[0-9a-f]{6}$/);
});

it.each(['Multicolour', 'Thunder', ''])('%s says no colour', (name) => {
  expect(hexOfName(name)).toBeUndefined();
});
