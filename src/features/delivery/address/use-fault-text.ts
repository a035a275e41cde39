import { useT } from '../../../i18n/i18n-context.tsx';
import type { FormFault, FormField } from './use-address-form.ts';

/** What is wrong with a field, in words that name it: they are also read far from it. */
export function useFaultText(): (field: FormField, fault: FormFault) => string {
  const t = useT();
  return (field, fault) => {
    if (fault !== 'missing') return t(fault);
    return field === 'contactName' || field === 'contactPhone'
      ? t('phone.missing')
      : t('address.missing', { field: t(`address.field.${field}`) });
  };
}
