import { useTranslation } from 'react-i18next';

/** The names of the ratings from one to five, worst first. */
export function useScaleNames(): readonly string[] {
  const { t } = useTranslation();
  return ([1, 2, 3, 4, 5] as const).map((step) => t(`rating.names.${step}`));
}
