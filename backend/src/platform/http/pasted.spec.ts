import { asTyped, asTypedCode } from './pasted';

describe('pasted text', () => {
  it('loses marks of direction and gets plain spaces', () => {
    expect(asTyped('\u202a1\u00a0High\u2003Street\u202c')).toBe('1 High Street');
    expect(asTyped('نیم\u200cفاصله')).toBe('نیم\u200cفاصله');
  });

  it('of a code has digits of half width and hyphens', () => {
    expect(asTypedCode('１００－８１１１')).toBe('100-8111');
    expect(asTypedCode('\u202a+1 (217) 373\u20114253\u202c')).toBe('+1 (217) 373-4253');
  });
});
