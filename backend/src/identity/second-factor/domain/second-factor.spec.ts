import { type ComparedCode, SecondFactor } from './second-factor';

const ofApp = (step: number): ComparedCode => ({ step, recoveryHash: 'of no recovery code' });
const recovery = (recoveryHash: string): ComparedCode => ({ step: undefined, recoveryHash });

const turnedOn = () => {
  const factor = SecondFactor.begin('sealed');
  factor.turnOn(ofApp(100), ['one', 'other']);
  return factor;
};

describe('a second factor', () => {
  it('is off until a code proves that the app has the secret', () => {
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

  it('accepts each code once, including the one that turned it on, and none of an earlier step', () => {
    const factor = turnedOn();
    expect([100, 101, 101, 99, 102].map((step) => factor.use(ofApp(step)))).toEqual([
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it('accepts each recovery code once', () => {
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

  it('accepts a recovery code after codes of the app', () => {
    const factor = turnedOn();
    expect([factor.use(ofApp(101)), factor.use(recovery('one'))]).toEqual([true, true]);
  });
});
