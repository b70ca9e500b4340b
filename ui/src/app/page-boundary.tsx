import { Component, type ReactNode } from 'react';
import { useLocation } from '../lib/router/hooks';
import type { RouteLocation } from '../lib/router/location';
import { PageError } from './error-fallback';

interface CatcherProps {
  location: RouteLocation;
  children: ReactNode;
}

interface CatcherState {
  location: RouteLocation;
  /** In an object of its own, because anything can be thrown. */
  caught: { error: unknown } | null;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { location: this.props.location, caught: null };

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  /** Going elsewhere, or to the same place again, tries anew. */
  static getDerivedStateFromProps = ({ location }: CatcherProps, state: CatcherState) =>
    location === state.location ? null : { location, caught: null };

  override render() {
    return this.state.caught ? <PageError error={this.state.caught.error} /> : this.props.children;
  }
}

/** Shows what is inside, or the error page if that throws. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Catcher location={useLocation()}>{children}</Catcher>;
}
