/** An error boundary. */
import { Component, type ReactNode } from "react";

/**
 * Renders nothing in place of children that throw, and keeps the rest of the page; React logs the error.
 * https://react.dev/reference/react/Component#catching-rendering-errors-with-an-error-boundary
 */
export class LeftOut extends Component<{ children: ReactNode }, { isFaulty: boolean }> {
  override state = { isFaulty: false };

  static getDerivedStateFromError() {
    return { isFaulty: true };
  }

  override render() {
    return this.state.isFaulty ? null : this.props.children;
  }
}
