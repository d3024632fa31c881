import { Component, type ReactNode } from 'react';
import { forgetMissing } from '#src/ui/lazy/lazy-view';
import { isChunkFailure, reloadForNewBuild } from './chunk-failure';
import { BrokenPage, MissingPage, MissingPart } from './broken-page';

interface ErrorBoundaryProps {
  /** When it changes the reader went elsewhere, and the page gets another chance. */
  readonly place: string;
  /** Leaves nothing behind: for parts beside the page. */
  readonly quiet?: boolean;
  /** How to tell the house that the page is broken. */
  readonly report?: ReactNode;
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
    if (isChunkFailure(error)) void reloadForNewBuild();
  }

  readonly tryAgain = () => {
    forgetMissing();
    this.setState({ error: undefined });
  };

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (before.place !== this.props.place && this.state.error !== undefined) this.tryAgain();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const { quiet, report } = this.props;
    if (!isChunkFailure(error)) return quiet ? null : <BrokenPage report={report} />;
    return quiet ? <MissingPart onAgain={this.tryAgain} /> : <MissingPage onAgain={this.tryAgain} />;
  }
}
