import { type FaultKind, faultKinds, type PlantedFault } from './faults';
import { html, type Html } from '../pages/html';
import type { PayPalPage } from './pages';
import { recordsTable } from './records-table';
import type { ReviewHabit } from './reviews';
import type { WebhookHabit } from './webhooks';

const calls: Record<string, string> = {
  '*': 'every call',
  create: 'create an order',
  show: 'show an order',
  capture: 'capture an order',
  refund: 'refund a capture',
  token: 'get a token',
};

const kinds: Record<FaultKind, string> = {
  hang: 'never answer',
  slow: 'do it, answer 300 ms later',
  'server-error': 'answer 500, do nothing',
  'bad-gateway': 'do it, answer an HTML 502',
  'drop-answer': 'do it, drop the answer',
  'expired-token': 'refuse the token (401)',
  review: 'hold the money back (captures)',
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
  'by-hand': 'by hand, below',
  completed: 'by themselves: completed',
  denied: 'by themselves: denied',
};

export function faultsSection(faults: PlantedFault[], page: PayPalPage): Html {
  return html`<section id="faults" aria-labelledby="faults-heading">
    <h2 id="faults-heading">Faults</h2>
    <form method="post" action="${page.base}/faults" class="row">
      ${choice('Call', 'call', calls, '*')}
      ${field('Of this id only', html`<input name="id" maxlength="150" autocomplete="off" />`)}
      ${choice('Goes wrong', 'kind', kinds, faultKinds[0])}
      ${field('Times', html`<input type="number" name="times" min="1" max="1000" value="1" required />`)}
      ${field('or % of all calls', html`<input type="number" name="percent" min="0.1" max="100" step="0.1" />`)}
      <button class="primary">Plant</button>
    </form>
    ${recordsTable<PlantedFault>(
      'Planted',
      [
        { title: 'Call', cell: ({ operation }) => operation },
        { title: 'Goes wrong', cell: ({ kind }) => kinds[kind] },
        { title: 'How often', cell: howOften },
        { title: 'Remove', cell: (fault) => removal(fault, page) },
      ],
      faults,
      'Everything goes right.',
    )}
  </section>`;
}

const howOften = ({ remaining, share }: PlantedFault) =>
  share === null ? `${remaining} more` : `${Math.round(share * 1000) / 10} % of all calls`;

const removal = ({ operation, kind }: PlantedFault, page: PayPalPage) =>
  html`<form method="post" action="${page.base}/faults/remove">
    <input type="hidden" name="operation" value="${operation}" />
    <button name="kind" value="${kind}" aria-label="Remove ${kind} of ${operation}">Remove</button>
  </form>`;

export function webhooksForm({ mode, delayMs }: WebhookHabit, page: PayPalPage): Html {
  return html`<form method="post" action="${page.base}/webhooks" class="row">
    ${choice('The shop is told', 'mode', modes, mode)} ${delay(delayMs, 600_000)}
    <button class="primary">Change</button>
  </form>`;
}

export function reviewsForm({ ends, delayMs }: ReviewHabit, page: PayPalPage): Html {
  return html`<form method="post" action="${page.base}/reviews" class="row">
    ${choice('Those that begin from now on end', 'ends', endings, ends)} ${delay(delayMs, 86_400_000)}
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
