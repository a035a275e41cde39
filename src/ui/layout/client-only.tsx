import { type ReactNode, useEffect, useState } from 'react';

export interface ClientOnlyProps {
  children: () => ReactNode;
  fallback?: ReactNode;
}

/** Renders the fallback until mounted (spec, section 2). For content that needs a browser. */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? children() : fallback;
}
