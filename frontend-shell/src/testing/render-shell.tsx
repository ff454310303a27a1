import { answering, type Answers } from '@haberdash/kit/testing/answers';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import remotes from '../../public/remotes.json';
import { openShell } from '../open-shell';
import { createStore } from '../store/create-store';

/** Renders the whole shell at a path, on a fake API. */
export function renderShell(path: string, answers: Answers) {
  const api = answering(answers);
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    if (input instanceof Request) return api.fetch(input);
    // The remotes themselves come from deployed-remotes.ts.
    return input === '/remotes.json' ? Response.json(remotes) : new Response(null, { status: 404 });
  });
  window.history.replaceState(null, '', path);
  return { ...render(openShell(createStore())), user: userEvent.setup(), sent: api.sent };
}
