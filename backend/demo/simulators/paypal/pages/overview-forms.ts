import { type FaultKind, faultKinds, type PlantedFault } from '../faults';
import { html, type Html } from '../../pages/html';
import type { PayPalPage } from './pages';
import { recordsTable } from './records-table';
import type { ReviewHabit } from '../orders/reviews';
import type { WebhookHabit } from '../webhooks/webhooks';

const calls: Record<string, string> = {
  '*': 'every call',
  create: 'create an order',
  show: 'show an order',
  capture: 'capture an order',
  refund: 'refund a capture',
  token: 'get a token',
};

const kinds: Record<FaultKind, string> = {
  hang: 'never respond',
  slow: 'do it, respond 300 ms late',
  'server-error': 'respond 500, do nothing',
  'bad-gateway': 'do it, respond with an HTML 502',
  'drop-response': 'do it, drop the response',
  'expired-token': 'refuse the token (401)',
  review: 'put under review (captures)',
  'refund-pending': 'refund later: PENDING (refunds)',
  'refund-failed': 'refund nothing: FAILED (refunds)',
  'insufficient-funds': 'refuse: insufficient funds (refunds)',
  'time-limit': 'refuse: time limit (refunds)',
  'too-many': 'refuse: too many refunds (refunds)',
};

const modes: Record<WebhookHabit['mode'], string> = {
  prompt: 'at once',
  late: 'late',
  repeated: 'three times',
  disordered: 'out of order',
  forged: 'forged',
  never: 'never',
};

const endings: Record<ReviewHabit['ends'], string> = {
  'by-hand': 'by hand (below)',
  completed: 'automatically: completed',
  denied: 'automatically: denied',
};

export function faultsSection(faults: PlantedFault[], page: PayPalPage): Html {
  return html`<section id="faults" aria-labelledby="faults-heading">
    <h2 id="faults-heading">Faults</h2>
    <form method="post" action="${page.base}/faults" class="row">
      ${choice('Call', 'call', calls, '*')}
      ${field('Only this id', html`<input name="id" maxlength="150" autocomplete="off" />`)}
      ${choice('Fault', 'kind', kinds, faultKinds[0])}
      ${field('Times', html`<input type="number" name="times" min="1" max="1000" value="1" required />`)}
      ${field('or % of all calls', html`<input type="number" name="percent" min="0.1" max="100" step="0.1" />`)}
      <button class="primary">Add fault</button>
    </form>
    ${recordsTable<PlantedFault>(
      'Active faults',
      [
        { title: 'Call', cell: ({ operation }) => operation },
        { title: 'Fault', cell: ({ kind }) => kinds[kind] },
        { title: 'How often', cell: howOften },
        { title: 'Remove', cell: (fault) => removal(fault, page) },
      ],
      faults,
      'No active faults.',
    )}
  </section>`;
}

const howOften = ({ remaining, share }: PlantedFault) =>
  share === null ? `${remaining} more` : `${Math.round(share * 1000) / 10}% of all calls`;

const removal = ({ operation, kind }: PlantedFault, page: PayPalPage) =>
  html`<form method="post" action="${page.base}/faults/remove">
    <input type="hidden" name="operation" value="${operation}" />
    <button name="kind" value="${kind}" aria-label="Remove ${kind} of ${operation}">Remove</button>
  </form>`;

export function webhooksForm({ mode, delayMs }: WebhookHabit, page: PayPalPage): Html {
  return html`<form method="post" action="${page.base}/webhooks" class="row">
    ${choice('Webhooks are sent', 'mode', modes, mode)} ${delay(delayMs, 600_000)}
    <button class="primary">Change</button>
  </form>`;
}

export function reviewsForm({ ends, delayMs }: ReviewHabit, page: PayPalPage): Html {
  return html`<form method="post" action="${page.base}/reviews" class="row">
    ${choice('New reviews end', 'ends', endings, ends)} ${delay(delayMs, 86_400_000)}
    <button class="primary">Change</button>
  </form>`;
}

const delay = (now: number, max: number) =>
  field(
    'Delay (ms)',
    html`<input type="number" name="delayMs" min="0" max="${max}" value="${now}" required />`,
  );

const choice = (label: string, name: string, options: Record<string, string>, chosen: string) =>
  field(
    label,
    html`<select name="${name}">
      ${Object.entries(options).map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen ? 'selected' : ''}>${text}</option>`,
      )}
    </select>`,
  );

const field = (label: string, control: Html) => html`<label><span>${label}</span>${control}</label>`;
