import { Component, type ReactNode } from 'react';

/** An explanation and a way home if a page throws. Reloads first if the visitor navigated there. */
export class AppErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  readonly #firstPath = window.location.pathname;

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    if (window.location.pathname !== this.#firstPath) window.location.reload();
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap section" role="alert">
        <h1>This page tripped over a root</h1>
        <p className="my-6">
          You haven’t lost anything. Reload the page, or start over from the home page.
        </p>
        {/* A target makes the browser load the page, as the application is broken. */}
        <a className="button button-quiet" href="/" target="_self">
          Home
        </a>
      </main>
    );
  }
}
