import { generateSync } from 'otplib';
import { SecondFactorUnreadable } from '../../domain/second-factor.errors';
import { User } from '../../../users/domain/user';
import { TotpSecondFactorCodes } from './totp-second-factor-codes';

const noon = new Date('2026-03-01T12:00:00Z');
const seconds = (count: number) => new Date(noon.getTime() + count * 1_000);
const stepOfNoon = noon.getTime() / 30_000;

const codes = new TotpSecondFactorCodes('the secret of a shop');

function begun(by = codes) {
  const given = {
    userName: 'Ada',
    email: 'ada@haberdash.test',
    passwordHash: 'hash',
    role: 'admin',
  } as const;
  const ada = User.create(given, noon);
  const { secret, uri, sealed } = by.newSecret(ada, 'Needle & Thread');
  ada.beginSecondFactor(sealed);
  const codeAt = (at: Date) => generateSync({ secret, epoch: at.getTime() / 1_000 });
  return { ada, secret, uri, sealed, codeAt };
}

describe('codes of an authenticator app', () => {
  it('belong to the secret in the address that the app reads', () => {
    const { secret, uri } = begun();
    expect(uri).toBe(
      `otpauth://totp/Needle%20%26%20Thread:ada%40haberdash.test?secret=${secret}&issuer=Needle%20%26%20Thread`,
    );
  });

  it.each([
    [-60, undefined],
    [-30, stepOfNoon],
    [0, stepOfNoon],
    [30, stepOfNoon],
    [60, undefined],
  ])('are accepted from a clock that is %d seconds off, up to one step', (off, step) => {
    const { ada, codeAt } = begun();
    expect(codes.compare(codeAt(noon), ada, seconds(off)).step).toBe(step);
  });

  it('are accepted with a space', () => {
    const { ada, codeAt } = begun();
    const code = codeAt(noon);
    expect(codes.compare(`${code.slice(0, 3)} ${code.slice(3)}`, ada, noon).step).toBe(stepOfNoon);
  });

  it.each(['', '12345', '1234567', 'abcdef', '½½½½½½', '٠١٢٣٤٥'])("can't be %j", (typed) => {
    expect(codes.compare(typed, begun().ada, noon).step).toBeUndefined();
  });

  it('are accepted for their own secret only', () => {
    const { codeAt } = begun();
    expect(codes.compare(codeAt(noon), begun().ada, noon).step).toBeUndefined();
  });
});

describe('the secret', () => {
  it('is encrypted, differently each time', () => {
    const { ada, secret, sealed } = begun();
    expect(JSON.stringify(ada.state)).not.toContain(secret);
    expect(codes.newSecret(ada, 'Needle & Thread').sealed).not.toBe(sealed);
  });

  it.each<[string, () => User]>([
    ['with another secret of the shop', () => begun(new TotpSecondFactorCodes('another')).ada],
    [
      'for another user',
      () => {
        const { ada } = begun();
        ada.beginSecondFactor(begun().sealed);
        return ada;
      },
    ],
    [
      'and then changed',
      () => {
        const { ada, sealed } = begun();
        ada.beginSecondFactor(`${sealed.slice(0, -8)}AAAAAAA=`);
        return ada;
      },
    ],
  ])("that was encrypted %s can't be read", (_, user) => {
    expect(() => codes.compare('123456', user(), noon)).toThrow(SecondFactorUnreadable);
  });
});

describe('recovery codes', () => {
  it('are ten, all different, and stored as hashes', () => {
    const { codes: recoveryCodes, hashes } = codes.newRecoveryCodes();
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^([2-9A-HJKMNP-Z]{4}-){3}[2-9A-HJKMNP-Z]{4}$/);
    expect(hashes).toHaveLength(10);
    expect(hashes.join()).not.toContain(recoveryCodes[0]);
  });

  it('are accepted without dashes and in lower case', () => {
    const { codes: recoveryCodes, hashes } = codes.newRecoveryCodes();
    const typed = recoveryCodes[3]!.toLowerCase().replaceAll('-', ' ');
    expect(codes.compare(typed, begun().ada, noon)).toEqual({ step: undefined, recoveryHash: hashes[3] });
  });
});
