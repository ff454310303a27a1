import { DomainError } from '../../../shared/domain-error';
import { GatewayMessages } from '../../application/ports';

/** Nobody has told the provider where to send messages: none can be its. */
class NoMessagesExpected extends DomainError {
  constructor() {
    super('NOT_FOUND', 'not-found', 'No messages of a payment provider are expected here');
  }
}

/** For a shop without a webhook: it asks the provider itself. */
export class UnheardMessages extends GatewayMessages {
  read(): Promise<never> {
    return Promise.reject(new NoMessagesExpected());
  }
}
