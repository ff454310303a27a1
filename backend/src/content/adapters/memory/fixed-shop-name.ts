import { ShopName } from '../../shop-name';

export class FixedShopName extends ShopName {
  constructor(private readonly name: string) {
    super();
  }

  async current(): Promise<string> {
    return this.name;
  }
}
