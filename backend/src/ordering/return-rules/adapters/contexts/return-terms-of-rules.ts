import { type ProductReturnTerms, ReturnTerms } from '../../../../content/return-terms';
import type { ReturnRulesRepository } from '../../application/ports';

export class ReturnTermsOfRules extends ReturnTerms {
  constructor(private readonly rules: ReturnRulesRepository) {
    super();
  }

  async of(productId: string): Promise<ProductReturnTerms | null> {
    const rules = await this.rules.find();
    const [exclusion] = rules.exclusionsOf([productId]);
    if (exclusion?.reason === 'made-to-order') return null;
    const { windowDays: days, wayPaidBy, fee } = rules.state;
    return { days, isWayPaidByShop: wayPaidBy === 'shop', fee };
  }
}
