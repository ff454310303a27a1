import './session-placeholder.css';

/** A dark block until it is known who is signed in, where the page came without a skeleton. */
export function SessionPlaceholder() {
  return (
    <div className="session-placeholder" role="status" aria-busy="true">
      <span className="visually-hidden">Loading</span>
    </div>
  );
}
