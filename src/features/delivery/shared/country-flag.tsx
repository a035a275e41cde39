import { useEffect, useState } from 'react';
import type { ShippingCountry } from '../../../domain/delivery/delivery-types.ts';
import { once } from '../../../lib/once.ts';
import { Flag } from '../../../ui/icons/flag.tsx';

type GetFlagUrl = (iso: string) => string | null;
let getLoadedFlagUrl: GetFlagUrl | null = null;

/** Most businesses do not ship, so the list of flags is a lazy chunk. */
const loadFlags = once(async () => {
  ({ getFlagUrl: getLoadedFlagUrl } = await import('../../../components/phone/flag-urls.ts'));
});

/** URL of a country's flag; null until the flags are loaded. Ignores a failure, because the list also shows names. */
function useFlagUrl(iso: string): string | null {
  const [getFlagUrl, setGetFlagUrl] = useState<GetFlagUrl | null>(() => getLoadedFlagUrl);
  useEffect(() => {
    loadFlags().then(
      () => setGetFlagUrl(() => getLoadedFlagUrl),
      () => undefined,
    );
  }, []);
  return getFlagUrl?.(iso) ?? null;
}

/** The picture that the business chose for a country, else the country's flag. */
export function CountryFlag({ country: { icon, iso } }: { country: ShippingCountry }) {
  const flagUrl = useFlagUrl(iso);
  const [failedIcon, setFailedIcon] = useState<string | null>(null);
  const hasIcon = !!icon && icon !== failedIcon;
  return <Flag src={hasIcon ? icon : flagUrl} onError={hasIcon ? () => setFailedIcon(icon) : undefined} />;
}
