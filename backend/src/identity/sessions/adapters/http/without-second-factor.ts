import { SetMetadata } from '@nestjs/common';

export const withoutSecondFactorKey = 'haberdash:without-second-factor';

/** Also for an admin who still has to set up the second factor that the shop requires. */
export const WithoutSecondFactor = () => SetMetadata(withoutSecondFactorKey, true);
