import { useTranslation } from 'react-i18next';
import type { AccountProblem } from '../../stores/account/account-state.ts';
import { useAcceptedCountries, useCountryListFormatter } from '../phone/use-accepted-countries.ts';
import { useCountdownText } from '../schedule/time-text.ts';

/** The message for a failed account action; undefined when there is no problem. */
export function useAccountProblemText(problem: AccountProblem | null): string | undefined {
  const { t } = useTranslation();
  const formatCountries = useCountryListFormatter();
  const waitText = useCountdownText(problem?.kind === 'wait' ? problem.seconds : 0);
  const acceptedCountries = useAcceptedCountries();
  switch (problem?.kind) {
    case undefined:
      return undefined;
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
      const countries = problem.countries.length ? problem.countries : acceptedCountries;
      return t('verify.country', { countries: formatCountries(countries) });
    }
    case 'numberType':
      return t('verify.numberType');
    case 'wait':
      return t('verify.wait', { time: waitText });
    case 'unanswered':
      return t('verify.unanswered');
    case 'refused':
      return problem.message ?? t('errors.serverText');
  }
}
