import { Component, type ReactNode } from 'react';

/** Properties of `DialogBoundary`. */
export interface DialogBoundaryProps {
  readonly onThrow: (error: unknown) => void;
  readonly children: ReactNode;
}

/** Catches errors that a remote's dialog throws while rendering; renders nothing instead. */
export class DialogBoundary extends Component<DialogBoundaryProps, { readonly threw: boolean }> {
  override state = { threw: false };

  static getDerivedStateFromError() {
    return { threw: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onThrow(error);
  }

  override render() {
    return !this.state.threw && this.props.children;
  }
}
