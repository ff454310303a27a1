import { Global, Module } from '@nestjs/common';
import { ReturnTerms } from '../../content/return-terms';
import { bind } from '../../platform/provide';
import { ReturnTermsOfRules } from './adapters/contexts/return-terms-of-rules';
import { ReturnRulesRepository } from './application/ports';
import { ReturnRulesModule } from './return-rules.module';

/** Global, because the storefront, which asks, does not import ordering. */
@Global()
@Module({
  imports: [ReturnRulesModule],
  providers: [bind(ReturnTerms, ReturnTermsOfRules, ReturnRulesRepository)],
  exports: [ReturnTerms],
})
export class ReturnTermsModule {}
