/** The user's authenticator app and recovery codes are checked against it. Nothing in it can be used by itself. */
export interface SecondFactorState {
  /** The secret is stored encrypted. */
  sealedSecret: string;
  /** False until the first code has shown that the app has the secret. */
  isOn: boolean;
  /** The time step of the code that was used last. */
  lastStep: number;
  /** The hashes of the recovery codes that are left. */
  recoveryHashes: string[];
}

/** A typed code may be one of the app's or one of the recovery codes. */
export interface ComparedCode {
  /** The time step whose code it is; undefined when it is none of this moment. */
  step: number | undefined;
  recoveryHash: string;
}

export const recoveryCodeCount = 10;

/** The second thing, beside the password, by which an admin signs in. */
export class SecondFactor {
  private constructor(private readonly own: SecondFactorState) {}

  static begin(sealedSecret: string): SecondFactor {
    return new SecondFactor({ sealedSecret, isOn: false, lastStep: 0, recoveryHashes: [] });
  }

  static restore(state: SecondFactorState): SecondFactor {
    return new SecondFactor({ ...state });
  }

  /** @returns whether it is on now: not with a wrong code */
  turnOn(compared: ComparedCode, recoveryHashes: string[]): boolean {
    if (!this.useCodeOfApp(compared)) return false;
    this.own.isOn = true;
    this.own.recoveryHashes = recoveryHashes;
    return true;
  }

  /** Each code counts once. @returns whether it did */
  use(compared: ComparedCode): boolean {
    return this.useCodeOfApp(compared) || this.useRecoveryCode(compared);
  }

  get state(): Readonly<SecondFactorState> {
    return this.own;
  }

  /** Nor does a code of an earlier step count, which someone may have seen. */
  private useCodeOfApp({ step }: ComparedCode): boolean {
    if (step === undefined || step <= this.own.lastStep) return false;
    this.own.lastStep = step;
    return true;
  }

  private useRecoveryCode({ recoveryHash }: ComparedCode): boolean {
    const left = this.own.recoveryHashes.filter((hash) => hash !== recoveryHash);
    if (left.length === this.own.recoveryHashes.length) return false;
    this.own.recoveryHashes = left;
    return true;
  }
}
