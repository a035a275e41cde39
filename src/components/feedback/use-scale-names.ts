import { useT } from '../../i18n/i18n-context.tsx';

/** What one to five are called, the worst first. */
export function useScaleNames(): readonly string[] {
  const t = useT();
  return ([1, 2, 3, 4, 5] as const).map((step) => t(`rating.names.${step}`));
}
