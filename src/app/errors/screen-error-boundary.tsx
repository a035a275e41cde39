import { Component, type ComponentType, type ReactNode } from 'react';
import { RouteError } from '../../router/route-error.ts';
import type { Route } from '../../router/route-types.ts';
import { LazyGeneralLayout } from '../layouts/late-general-layout.tsx';

interface FailuresProps {
  readonly route: Route<ComponentType>;
  /** To the console and the host. */
  readonly report: (error: unknown, part: string) => void;
  readonly children: ReactNode;
}
interface Failed {
  readonly error?: RouteError;
  /** Where it failed: another route, or the same tried again, is drawn. */
  readonly at?: FailuresProps['route'];
}

/** What a screen throws while it is drawn shows the error page in its place, until the next navigation (spec, section 4). */
export class ScreenErrorBoundary extends Component<FailuresProps, Failed> {
  override state: Failed = {};

  override componentDidCatch(cause: unknown) {
    const { route: at, report } = this.props;
    report(cause, 'screen');
    this.setState({ at, error: new RouteError(500, '', at.path, 'failed', cause) });
  }

  override render() {
    const { error, at } = this.state;
    return error && at === this.props.route ? (
      <LazyGeneralLayout error={error} route={null} busy={false} isFirst />
    ) : (
      this.props.children
    );
  }
}
