import { Component, type ReactNode } from 'react';
import { useLocation } from '../lib/router/hooks';
import type { Place } from '../lib/router/place';
import { PageError } from './error-fallback';

interface CatcherProps {
  place: Place;
  children: ReactNode;
}

interface CatcherState {
  place: Place;
  /** In an object of its own, because anything can be thrown. */
  caught: { error: unknown } | null;
}

class Catcher extends Component<CatcherProps, CatcherState> {
  override state: CatcherState = { place: this.props.place, caught: null };

  static getDerivedStateFromError = (error: unknown) => ({ caught: { error } });

  /** Going elsewhere, or to the same place again, tries anew. */
  static getDerivedStateFromProps = ({ place }: CatcherProps, state: CatcherState) => (place === state.place ? null : { place, caught: null });

  override render() {
    return this.state.caught ? <PageError error={this.state.caught.error} /> : this.props.children;
  }
}

/** Shows what is inside, or the error page if that throws. */
export function PageBoundary({ children }: { children: ReactNode }) {
  return <Catcher place={useLocation()}>{children}</Catcher>;
}
