import type { ShopName } from '../../../content/shop-name';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchUser } from '../../users/domain/user.errors';
import type { NewSecret, SecondFactorCodes } from './ports';
import type { UserRepository } from '../../users/application/ports';

/** Gives an admin a secret for their authenticator app. It counts once a code has shown that the app has it. */
export class BeginSecondFactor {
  constructor(
    private readonly users: UserRepository,
    private readonly codes: SecondFactorCodes,
    private readonly shopName: ShopName,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws SecondFactorIsOn */
  async execute(userId: string): Promise<Omit<NewSecret, 'sealed'>> {
    const shopName = await this.shopName.current();
    return this.unitOfWork.run(async () => {
      const user = await this.users.findForChange(userId);
      if (!user) throw new NoSuchUser();
      const { secret, uri, sealed } = this.codes.newSecret(user, shopName);
      user.beginSecondFactor(sealed);
      await this.users.save(user);
      return { secret, uri };
    });
  }
}
