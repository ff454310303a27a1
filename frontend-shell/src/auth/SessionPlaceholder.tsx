import './session-placeholder.css';

/** The shape of a page in dark blocks. */
export function SessionPlaceholder() {
  return (
    <div className="session-placeholder" role="status" aria-busy="true">
      <span className="visually-hidden">Loading</span>
      <div className="placeholder-header" />
      <div className="placeholder-page">
        <div className="placeholder-banner" />
        <div />
        <div />
        <div />
        <div />
      </div>
    </div>
  );
}
