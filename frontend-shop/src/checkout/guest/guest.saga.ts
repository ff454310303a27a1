import type { Refusal } from '@haberdash/kit/api/client';
import { selectCountry } from '@haberdash/kit/countries/countries.slice';
import {
  all,
  call,
  isSignedIn,
  put,
  select,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { countryOf, problemsOf, sentFields, type FieldErrors } from '../../addresses/address-fields';
import {
  fieldChanged,
  fieldsRefused,
  saveFailed,
  selectFieldErrors,
  selectForm,
} from '../../addresses/addresses.slice';
import type { CheckoutOffer, GuestBuyer } from '../checkout.api';
import { guestStorage } from './guest-storage';
import { emailTyped, guestOpened, guestRefused, selectGuest } from './guest.slice';

export function* guestSaga(): SagaGenerator<void> {
  yield* all([takeLatest(guestOpened, restoreTyped), takeEvery([emailTyped, fieldChanged], storeTyped)]);
}

function* restoreTyped() {
  const { email, fields } = guestStorage.read();
  yield* put(emailTyped(email));
  yield* put(fieldChanged(fields));
}

/** A shopper's form is stored in the address book. */
function* storeTyped(action: ReturnType<typeof emailTyped | typeof fieldChanged>) {
  if (yield* isSignedIn()) return;
  if (fieldChanged.match(action)) yield* forgetErrorsOf(Object.keys(action.payload));
  const { email } = yield* select(selectGuest);
  const { fields } = yield* select(selectForm);
  yield* call(guestStorage.write, { email, fields });
}

/** A field that is being corrected is wrong no longer, until the guest pays again. */
function* forgetErrorsOf(names: string[]) {
  const errors = Object.entries(yield* select(selectFieldErrors));
  const left = errors.filter(([name]) => !names.includes(name));
  if (left.length < errors.length) yield* put(fieldsRefused(Object.fromEntries(left)));
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
const emailAdvice = 'Enter your e-mail address: the confirmation goes there';

/** @returns the buyer as typed; undefined when something is missing or wrong, which the fields say */
export function* typedGuest(offer: CheckoutOffer | undefined): SagaGenerator<GuestBuyer | undefined> {
  const email = (yield* select(selectGuest)).email.trim();
  const { fields } = yield* select(selectForm);
  const format = yield* select(selectCountry, countryOf(fields));
  const isPickedUp = offer?.kind === 'pick-up';
  const problems = isPickedUp ? nameProblem(fields.recipient) : problemsOf(fields, format);
  const emailError = isEmail(email) ? undefined : emailAdvice;
  if (emailError || Object.keys(problems).length > 0) {
    yield* put(fieldsRefused(problems));
    yield* put(guestRefused({ emailError }));
    return undefined;
  }
  yield* put(fieldsRefused({}));
  const name = fields.recipient?.trim() ?? '';
  return isPickedUp ? { email, userName: name } : { email, address: sentFields(fields, format) };
}

const nameProblem = (recipient: string | null): FieldErrors =>
  recipient?.trim() ? {} : { recipient: 'Enter who picks the order up' };

/** Shows what the server refused at the fields: its paths begin with the guest. */
export function* showRefusedFields(refusal: Refusal): SagaGenerator<void> {
  const ofGuest = (refusal.errors ?? []).filter(({ path }) => path.startsWith('guest.'));
  if (ofGuest.length === 0) return;
  const errors = ofGuest
    .map(({ path, message }) => ({ path: path.replace(/^guest\.(address\.)?/, ''), message }))
    .map(({ path, message }) => ({ path: path === 'userName' ? 'recipient' : path, message }));
  const [email] = errors.filter(({ path }) => path === 'email');
  yield* put(saveFailed({ ...refusal, errors: errors.filter((error) => error !== email) }));
  yield* put(guestRefused({ emailError: email && `E-mail ${email.message}` }));
}
