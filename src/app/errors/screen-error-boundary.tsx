import { Component, type ComponentType, type ReactNode } from 'react';
import { RouteError } from '../../router/route-error.ts';
import type { Route } from '../../router/route-types.ts';
import { GeneralLayout } from '../layouts/general-layout.tsx';

interface ScreenErrorBoundaryProps {
  readonly route: Route<ComponentType>;
  /** Which part of the app this boundary contains, for the error report. */
  readonly part: 'screen' | 'layout';
  /** Reports an error to the console and the host. */
  readonly report: (error: unknown, part: string) => void;
  readonly children: ReactNode;
}
interface ScreenErrorBoundaryState {
  readonly error?: RouteError;
  /**
   * The route whose rendering threw. A retry or a navigation creates a new route object, and the children render again.
   */
  readonly failedRoute?: ScreenErrorBoundaryProps['route'];
}

/**
 * Shows the error page in place of its children when they throw while rendering, until the next navigation (spec,
 * section 4). The children are a screen, or a layout with its screen.
 */
export class ScreenErrorBoundary extends Component<ScreenErrorBoundaryProps, ScreenErrorBoundaryState> {
  override state: ScreenErrorBoundaryState = {};

  override componentDidCatch(cause: unknown) {
    const { route: failedRoute, part, report } = this.props;
    report(cause, part);
    this.setState({ failedRoute, error: new RouteError(500, '', failedRoute.path, 'failed', cause) });
  }

  override render() {
    const { error, failedRoute } = this.state;
    return error && failedRoute === this.props.route ? (
      <GeneralLayout error={error} route={null} busy={false} isFirst />
    ) : (
      this.props.children
    );
  }
}
