import { DomainError } from '../../../../shared/domain-error';
import { Webhooks } from '../../application/ports';

class WebhooksNotConfigured extends DomainError.of(
  'not-found',
  'NOT_FOUND',
  'No messages of a payment provider are expected here',
) {}

/** For a shop without a webhook id: it checks with the provider on its own schedule. */
export class WebhooksDisabled extends Webhooks {
  read(): Promise<never> {
    return Promise.reject(new WebhooksNotConfigured());
  }
}
