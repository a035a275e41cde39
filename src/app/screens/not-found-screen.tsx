import { RouteError } from '../../router/route-error.ts';
import { useRoute } from '../../router/router-context.tsx';
import { ErrorPage } from '../errors/error-page.tsx';

/** The screen at `/404` and at `/`. */
export function NotFoundScreen() {
  const { path } = useRoute();
  return <ErrorPage error={new RouteError(404, 'Page Not Found', path, 'notFound')} />;
}
