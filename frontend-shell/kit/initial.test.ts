import { initialOf } from './initial';

test.each([
  ['ada', 'A'],
  [' éloïse', 'É'],
  ['e\u0301loïse', 'E\u0301'],
  ['𠮷田 太郎', '𠮷'],
  ['👩🏽‍🦰 Anna', '👩🏽‍🦰'],
  ['', ''],
])('the initial of "%s" is "%s"', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
