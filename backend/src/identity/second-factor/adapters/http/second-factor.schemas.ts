import { z } from 'zod';
import { responseOf } from '../../../../platform/http/wire';
import { Code, GivenPassword } from '../../../passwords/adapters/http/password.schemas';

export const TurnOnSecondFactorBody = z.object({ code: Code }).meta({ id: 'TurnOnSecondFactorBody' });
export const TurnOffSecondFactorBody = z
  .object({ password: GivenPassword, code: Code })
  .meta({ id: 'TurnOffSecondFactorBody' });

export const SecondFactorView = z
  .object({ isOn: z.boolean(), isRequired: z.boolean(), recoveryCodesLeft: z.number().int() })
  .meta({ id: 'SecondFactorView' });
export const SecondFactorResponse = responseOf(SecondFactorView).meta({ id: 'SecondFactorAnswer' });

/** For an authenticator app: the address as a picture to be scanned, the secret to be typed. */
export const NewSecondFactorResponse = responseOf(z.object({ secret: z.string(), uri: z.string() })).meta({
  id: 'NewSecondFactorAnswer',
});

/** They are shown this once. */
export const RecoveryCodesResponse = responseOf(z.object({ recoveryCodes: z.array(z.string()) })).meta({
  id: 'RecoveryCodesAnswer',
});
