import type { Refusal } from '@haberdash/kit/api/client';
import {
  all,
  call,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { postLogout } from '../session/session.api';
import { refuse } from '../session/session.saga';
import { formSubmitted, registered, selectIsAuthenticated, signedOut } from '../session/session.slice';
import { postAcceptedInvitation, postInvitationLink } from './invitation.api';
import {
  incompleteLink,
  invitationAccepted,
  invitationChecked,
  invitationOpened,
  selectInvitation,
  type InvitationLink,
} from './invitation.slice';

export function* invitationSaga(): SagaGenerator<void> {
  yield* all([takeLatest(invitationOpened, check), takeLeading(invitationAccepted, accept)]);
}

const endings = /^INVITATION_/;

function* check({ payload: { token } }: ReturnType<typeof invitationOpened>) {
  const result = yield* postInvitationLink(token);
  if (result.ok) yield* put(invitationChecked({ status: 'open', invitation: result.body.data }));
  else yield* put(invitationChecked(problemOf(result.refusal)));
}

function problemOf({ code, message, errors }: Refusal): InvitationLink {
  // The server finds the token itself malformed.
  if (errors) return { status: 'ended', code, message: incompleteLink };
  return endings.test(code) ? { status: 'ended', code, message } : { status: 'failed', message };
}

/** Leads to the sign-in, also in a browser in which somebody else is signed in. */
function* accept({ payload }: ReturnType<typeof invitationAccepted>) {
  const { notifier, navigator } = yield* services();
  const link = yield* select(selectInvitation);
  yield* put(formSubmitted());
  const result = yield* postAcceptedInvitation(payload);
  if (!result.ok) {
    yield* refuse(result);
    if (endings.test(result.refusal.code)) yield* put(invitationChecked(problemOf(result.refusal)));
    return;
  }
  notifier.success(result.body.message);
  if (yield* select(selectIsAuthenticated)) {
    const logout = yield* postLogout();
    if (!logout.ok) {
      notifier.failure(logout.refusal.message);
      yield* put(
        invitationChecked({ status: 'ended', code: 'INVITATION_USED', message: result.body.message }),
      );
      return;
    }
  }
  yield* put(signedOut({ byChoice: true }));
  yield* put(registered({ email: link.status === 'open' ? link.invitation.email : '' }));
  yield* call(navigator.go, '/auth/login');
}
