import { type ReactNode, useEffect, useState } from 'react';

export interface ClientOnlyProps {
  children: () => ReactNode;
  fallback?: ReactNode;
}

/** Renders content that needs a browser. Renders the fallback until the content can mount in one (spec, section 2). */
export function ClientOnly({ children, fallback = null }: ClientOnlyProps) {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return isMounted ? children() : fallback;
}
