import { Component, type ReactNode } from 'react';
import { isChunkFailure, reloadOnce, reloadPorts } from './chunk-failure';
import { BrokenPage } from './broken-page';

interface ErrorBoundaryProps {
  /** When it changes the reader went elsewhere, and the page gets another chance. */
  readonly place: string;
  /** Leaves nothing behind: for parts beside the page. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
}
interface ErrorBoundaryState {
  readonly error?: unknown;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!isChunkFailure(error)) return;
    try {
      reloadOnce(reloadPorts());
    } catch {
      // Without storage nobody could tell the first reload from the hundredth: the page offers the button instead.
    }
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.place !== this.props.place && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.quiet ? null : <BrokenPage isOffline={isChunkFailure(error)} />;
  }
}
