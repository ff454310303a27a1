import { ShopCountry } from '../../shop-country';

export class FixedShopCountry extends ShopCountry {
  constructor(private readonly country: string) {
    super();
  }

  async current(): Promise<string> {
    return this.country;
  }
}
