/** An error ends where it happened. */
import { Component, type ReactNode } from "react";

/**
 * Leaves out what cannot be drawn, and keeps what stands around it; React would take the whole page away. The error is on the
 * console.
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
