import { useLocation } from 'react-router-dom';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import type { Remote } from '@haberdash/kit/remote';
import type { RemoteEntry } from '../remotes/remotes.api';
import { selectPageShape, selectRemotes } from '../remotes/remotes.slice';
import './session-placeholder.css';

/** In dark blocks, the shape of the page that the address names. */
export function SessionPlaceholder() {
  const { pathname } = useLocation();
  const { value: remotes } = useSelector(selectRemotes);
  return (
    <div className="session-placeholder" role="status" aria-busy="true">
      <span className="visually-hidden">Loading</span>
      {shapeAt(pathname, remotes)}
    </div>
  );
}

const frames: Record<Remote['frame'], ReactElement> = { topbar: <TopbarShape />, sidebar: <SidebarShape /> };

/** Before the list of remotes is there, nobody knows whose a path is. */
function shapeAt(path: string, remotes: RemoteEntry[] | null): ReactElement | null {
  const [, section] = path.split('/');
  if (section === 'auth') return <FormShape />;
  if (!remotes) return null;
  const remote = section ? remotes.find(({ name }) => name === section) : remotes[0];
  return remote ? frames[remote.frame] : <StandaloneShape />;
}

/** What stands in pages that the server composes, too: index.html has the frame, the remote's build what is in it. */
function TopbarShape() {
  const content = useSelector(selectPageShape);
  const frame = document.querySelector('template[data-frame=topbar]')?.innerHTML ?? '';
  const html = frame.replace('<slot></slot>', () => content);
  return <div inert dangerouslySetInnerHTML={{ __html: html }} />;
}

function SidebarShape() {
  return (
    <div className="sidebar-frame">
      <div className="sidebar">
        <div className="placeholder-title" />
        <div className="placeholder-lines" />
      </div>
      <div className="sidebar-header">
        <div className="placeholder-account" />
      </div>
      <div className="sidebar-main">
        <div className="placeholder-panel" />
      </div>
    </div>
  );
}

function FormShape() {
  return (
    <div className="auth">
      <div className="auth-panel" />
      <div className="auth-main">
        <div className="auth-brand-small">
          <div className="placeholder-title" />
        </div>
        <div className="auth-form placeholder-form">
          <div />
          <div />
          <div />
          <div />
        </div>
      </div>
    </div>
  );
}

function StandaloneShape() {
  return (
    <div className="standalone">
      <div className="standalone-header">
        <div className="placeholder-title" />
      </div>
      <div className="placeholder-message" />
    </div>
  );
}
