import { useTranslation } from 'react-i18next';
import type { FormFault, FormField } from './use-address-form.ts';

/** What is wrong with a field, in words that name it: they are also read far from it. */
export function useFaultText(): (field: FormField, fault: FormFault) => string {
  const { t } = useTranslation();
  return (field, fault) => {
    if (fault !== 'missing') return t(fault);
    return field === 'contactName' || field === 'contactPhone'
      ? t('phone.missing')
      : t('address.missing', { field: t(`address.field.${field}`) });
  };
}
