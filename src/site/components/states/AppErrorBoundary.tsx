import { Component, type ReactNode } from 'react';

interface AppErrorBoundaryProps {
  children: ReactNode;
}

/** Whatever breaks in a page, the visitor gets words and a way on, never a white screen. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main className="wrap section" role="alert">
        <h1>This page tripped over a root</h1>
        <p className="my-6">
          Nothing of yours is lost. Load it once more, or start over at the home page.
        </p>
        {/* With a target the browser loads the page itself: the application that would show it is broken. */}
        <a className="button button-quiet" href="/" target="_self">
          Home
        </a>
      </main>
    );
  }
}
