import { useTranslation } from 'react-i18next';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import type { AccountProblem } from '../../stores/account/account-state.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useMinutesText } from '../schedule/time-text.ts';

/** Why something about an account did not happen, in words. */
export function useProblemText(): (problem: AccountProblem) => string {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = useLocale();
  const minutesText = useMinutesText();
  const countries = useBusiness(({ business }) => business?.phoneCountries ?? []);
  return (problem) => {
    switch (problem.kind) {
      case 'wrong': {
        const { triesLeft } = problem;
        if (triesLeft === null) return t('verify.wrongCode');
        return triesLeft ? t('verify.wrong', { count: triesLeft }) : t('verify.blocked');
      }
      case 'expired':
        return t('verify.expired');
      case 'blocked':
        return t('verify.blocked');
      case 'password':
        return t('login.passwordWrong');
      case 'exists':
        return t('login.exists');
      case 'country': {
        const names = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
        return t('verify.country', { countries: format.list(countries.map((iso) => names.of(iso) ?? iso)) });
      }
      case 'wait':
        return t('verify.wait', { time: minutesText(problem.seconds) });
      case 'unanswered':
        return t('verify.unanswered');
      case 'refused':
        return problem.message ?? t('errors.serverText');
    }
  };
}
