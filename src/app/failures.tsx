import { Component, type ComponentType, type ReactNode } from 'react';
import { RouteError } from '../router/route-error.ts';
import type { Route } from '../router/route-types.ts';
import { LateGeneralLayout } from './late-general-layout.tsx';

interface FailuresProps {
  readonly route: Route<ComponentType>;
  /** To the console and the host. */
  readonly report: (error: unknown, part: string) => void;
  readonly children: ReactNode;
}

/** What a screen throws while it is drawn shows the error page in its place, until the next navigation (spec, section 4). */
export class Failures extends Component<FailuresProps> {
  static getDerivedStateFromError = (failed: unknown) => ({ failed });
  override state: { readonly failed?: unknown } = {};

  override componentDidCatch(error: unknown) {
    this.props.report(error, 'screen');
  }

  override componentDidUpdate({ route }: FailuresProps) {
    if (route !== this.props.route && this.state.failed) this.setState({ failed: null });
  }

  override render() {
    const { failed } = this.state;
    const { route, children } = this.props;
    return failed ? (
      <LateGeneralLayout
        error={new RouteError(500, String(failed), route.path, 'failed', failed)}
        route={null}
        busy={false}
      />
    ) : (
      children
    );
  }
}
