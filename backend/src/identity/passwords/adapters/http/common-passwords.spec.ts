import { isCommonPassword } from './common-passwords';

describe('common passwords', () => {
  it.each(['password', '12345678', 'PassWord', 'ｐａｓｓｗｏｒｄ', 'trustno1', 'qwertyuiop'])(
    'are known: %s',
    (one) => {
      expect(isCommonPassword(one)).toBe(true);
    },
  );

  it.each(['thimble-and-thread', 'admin-demo-password', 'hemstitch', '8d0f2a7c'])(
    'do not include %s',
    (one) => {
      expect(isCommonPassword(one)).toBe(false);
    },
  );
});
