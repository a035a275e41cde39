import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/i18n-context.tsx';

/** Metres as a customer reads them: tens of metres, tenths of a kilometre, kilometres. */
export function useDistanceText(): (metres: number) => string {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (metres) => {
    if (metres < 995) return t('branches.metresAway', { distance: number(Math.round(metres / 10) * 10) });
    const km = metres / 1000;
    return t('branches.kilometresAway', {
      distance: number(km < 10 ? Math.round(km * 10) / 10 : Math.round(km)),
    });
  };
}
