import { Component, type ReactNode } from 'react';

interface Props {
  /** What stands in place of children that threw; `reset` renders them afresh. */
  readonly fallback: (failure: { error: unknown; reset: () => void }) => ReactNode;
  readonly children: ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | undefined;
}

/** Keeps a part of the page that throws from taking the rest with it. */
export class Boundary extends Component<Props, State> {
  override state: State = { failure: undefined };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const reset = () => this.setState({ failure: undefined });
    return this.props.fallback({ error: failure.error, reset });
  }
}
