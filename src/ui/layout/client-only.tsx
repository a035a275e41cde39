import { type ReactNode, useEffect, useState } from 'react';

export interface ClientOnlyProps {
  children: () => ReactNode;
  fallback?: ReactNode;
}

/** Shows the fallback until mounted (spec, section 2): for what needs a browser to be drawn. */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? children() : fallback;
}
