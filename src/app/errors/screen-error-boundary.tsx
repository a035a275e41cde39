import { Component, type ComponentType, type ReactNode } from 'react';
import { RouteError } from '../../router/route-error.ts';
import type { Route } from '../../router/route-types.ts';
import { GeneralLayout } from '../layouts/general-layout.tsx';

interface ScreenErrorBoundaryProps {
  readonly route: Route<ComponentType>;
  /** Name of the part inside, for the error report. */
  readonly part: 'screen' | 'layout';
  /** Reports an error to the console and the host. */
  readonly report: (error: unknown, part: string) => void;
  readonly children: ReactNode;
}
interface ScreenErrorBoundaryState {
  readonly error?: RouteError;
  /** The route that threw. Any other route object, even one from a retry, renders normally. */
  readonly failedRoute?: ScreenErrorBoundaryProps['route'];
}

/**
 * Shows the error page until the next navigation in place of a screen (or of a layout and its screen) that throws while
 * rendering (spec, section 4).
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
