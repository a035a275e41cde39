import { useTranslation } from 'react-i18next';
import { useFormat, useLocale } from '../../i18n/i18n-context.tsx';
import type { AccountProblem } from '../../stores/account/account-state.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { useCountdownText } from '../schedule/time-text.ts';

/** The message for a failed account action; undefined when there is no problem. */
export function useAccountProblemText(problem: AccountProblem | null): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const { locale } = useLocale();
  const waitText = useCountdownText(problem?.kind === 'wait' ? problem.seconds : 0);
  const ownCountries = useBusiness(({ business }) => business?.phoneCountries ?? []);
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
      const countries = problem.countries.length ? problem.countries : ownCountries;
      const regionNames = new Intl.DisplayNames([locale, 'en'], { type: 'region' });
      return t('verify.country', {
        countries: format.list(countries.map((iso) => regionNames.of(iso) ?? iso)),
      });
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
