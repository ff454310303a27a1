import { createHmac, randomInt } from 'node:crypto';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { type NewSecret, SecondFactorCodes } from '../../application/ports';
import { SecondFactorUnreadable } from '../../domain/second-factor.errors';
import { type ComparedCode, recoveryCodeCount } from '../../domain/second-factor';
import { derivedKey } from '../../../sessions/adapters/http/derived-key';
import type { User } from '../../../users/domain/user';
import { open, seal } from './sealed-text';

/** A step of the clock: one before and one after count, too. */
const stepSeconds = 30;
const codeOfApp = /^\d{6}$/;

/** Without those that are mistaken for others: 0 and O, 1, I and L. */
const letters = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const [recoveryGroups, lettersOfGroup] = [4, 4];

/** Time-based codes of authenticator apps (RFC 6238), and recovery codes. */
export class TotpSecondFactorCodes extends SecondFactorCodes {
  private readonly sealingKey: Buffer;
  private readonly hashingKey: Buffer;

  /** @param secret the shop's own, from which the keys are derived */
  constructor(secret: string) {
    super();
    this.sealingKey = derivedKey(secret, 'second factor secrets');
    this.hashingKey = derivedKey(secret, 'recovery codes');
  }

  newSecret({ state: { id, email } }: User, shopName: string): NewSecret {
    const secret = generateSecret();
    return {
      secret,
      uri: generateURI({ issuer: shopName, label: email, secret }),
      sealed: seal(secret, this.sealingKey, id),
    };
  }

  compare(typed: string, { state: { id, secondFactor } }: User, now: Date): ComparedCode {
    const code = typed.replace(/[\s-]/g, '').toUpperCase();
    const secret = secondFactor && this.opened(secondFactor.sealedSecret, id);
    return { step: secret ? stepOf(code, secret, now) : undefined, recoveryHash: this.hash(code) };
  }

  newRecoveryCodes() {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    return { codes, hashes: codes.map((code) => this.hash(code.replaceAll('-', ''))) };
  }

  private opened(sealed: string, userId: string): string {
    try {
      return open(sealed, this.sealingKey, userId);
    } catch {
      throw new SecondFactorUnreadable();
    }
  }

  /** Random codes need no slow hash. */
  private hash(code: string): string {
    return createHmac('sha256', this.hashingKey).update(code).digest('base64');
  }
}

/** The library compares in constant time. */
function stepOf(code: string, secret: string, now: Date): number | undefined {
  if (!codeOfApp.test(code)) return undefined;
  const epoch = Math.floor(now.getTime() / 1_000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: stepSeconds });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

const newRecoveryCode = (): string => Array.from({ length: recoveryGroups }, newGroup).join('-');
const newGroup = (): string =>
  Array.from({ length: lettersOfGroup }, () => letters[randomInt(letters.length)]).join('');
