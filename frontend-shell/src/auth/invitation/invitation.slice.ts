import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AcceptedInvitation, OpenInvitation } from './invitation.api';

/** The link of an invitation to the staff, as far as it was checked. */
export type InvitationLink =
  | { status: 'unchecked' }
  | { status: 'open'; invitation: OpenInvitation }
  /** The shop says why it no longer works. */
  | { status: 'ended'; code: string; message: string }
  /** It could not be checked now. */
  | { status: 'failed'; message: string };

export const incompleteLink = 'This link is incomplete. Please open it from the e-mail again.';

const initialState = { status: 'unchecked' } as InvitationLink;

export const invitationSlice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    invitationOpened: (_state, _action: PayloadAction<{ token: string }>): InvitationLink => ({
      status: 'unchecked',
    }),
    invitationChecked: (_state, { payload }: PayloadAction<InvitationLink>) => payload,
    invitationAccepted(_state, _action: PayloadAction<AcceptedInvitation>) {},
  },
});

export const { invitationOpened, invitationChecked, invitationAccepted } = invitationSlice.actions;

interface InvitationHolder {
  invitation: InvitationLink;
}

export const selectInvitation = ({ invitation }: InvitationHolder) => invitation;
