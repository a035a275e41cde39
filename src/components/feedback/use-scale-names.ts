import { useTranslation } from 'react-i18next';

/** What one to five are called, the worst first. */
export function useScaleNames(): readonly string[] {
  const { t } = useTranslation();
  return ([1, 2, 3, 4, 5] as const).map((step) => t(`rating.names.${step}`));
}
