import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/i18n-context.tsx';

/**
 * Returns a callback that formats a distance in metres. It rounds to 10 m below 1 km, to 0.1 km below 10 km, and to
 * whole kilometres above.
 */
export function useDistanceFormatter(): (metres: number) => string {
  const { t } = useTranslation();
  const { formatNumber } = useFormat();
  return useCallback(
    (metres) => {
      if (metres < 995)
        return t('branches.metresAway', { distance: formatNumber(Math.round(metres / 10) * 10) });
      const km = metres / 1000;
      return t('branches.kilometresAway', {
        distance: formatNumber(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)),
      });
    },
    [t, formatNumber],
  );
}
