import { type ComparedCode, SecondFactor } from './second-factor';

const ofApp = (step: number): ComparedCode => ({ step, recoveryHash: 'of no recovery code' });
const recovery = (recoveryHash: string): ComparedCode => ({ step: undefined, recoveryHash });

const turnedOn = () => {
  const factor = SecondFactor.begin('sealed');
  factor.turnOn(ofApp(100), ['one', 'other']);
  return factor;
};

describe('a second factor', () => {
  it('is off until a code of the app proves that it has the secret', () => {
    const factor = SecondFactor.begin('sealed');
    expect(factor.turnOn(recovery('one'), ['one'])).toBe(false);
    expect(factor.state).toEqual({ sealedSecret: 'sealed', isOn: false, lastStep: 0, recoveryHashes: [] });
    expect(factor.turnOn(ofApp(100), ['one'])).toBe(true);
    expect(factor.state).toEqual({
      sealedSecret: 'sealed',
      isOn: true,
      lastStep: 100,
      recoveryHashes: ['one'],
    });
  });

  it('takes each code of the app once, the one that turned it on included, and none of an earlier step', () => {
    const factor = turnedOn();
    expect([100, 101, 101, 99, 102].map((step) => factor.use(ofApp(step)))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('takes each recovery code once, and leaves the others', () => {
    const factor = turnedOn();
    expect(['other', 'other', 'none', 'one', 'one'].map((hash) => factor.use(recovery(hash)))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    expect(factor.state.recoveryHashes).toEqual([]);
  });

  it('takes a recovery code also after the app was used', () => {
    const factor = turnedOn();
    expect([factor.use(ofApp(101)), factor.use(recovery('one'))]).toEqual([true, true]);
  });
});
