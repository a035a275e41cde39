import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhoneText } from '../../components/account/use-phone-text.ts';
import { FormSection } from '../../components/form/form-section.tsx';
import type { User } from '../../domain/account/user-types.ts';
import { useFormat } from '../../i18n/i18n-context.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { DetailsForm } from './details-form.tsx';

/** Name, phone number and email of the customer. Name and email can be edited. */
export function ProfileDetails({ user }: { user: User }) {
  const { t } = useTranslation();
  const format = useFormat();
  const phoneText = usePhoneText({ dialCode: user.dialCode ?? '', phone: user.phone ?? '' });
  const [isEditing, setEditing] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const close = (wasSaved: boolean) => {
    setSaved(wasSaved);
    setEditing(false);
  };
  return (
    <FormSection title={t('profile.details')}>
      {isEditing ? (
        <DetailsForm user={user} onClose={close} />
      ) : (
        <Row spread>
          <div>
            <Text strong size="l" {...(!user.name && { tone: 'mute' })}>
              {user.name || t('profile.noName')}
            </Text>
            <Text>{phoneText}</Text>
            {user.email && <Text>{format.isolateLtr(user.email)}</Text>}
          </div>
          <Button
            ref={editButton}
            variant="quiet"
            onClick={() => {
              setSaved(false);
              setEditing(true);
            }}
          >
            {t('ui.edit')}
          </Button>
        </Row>
      )}
      <LiveRegion message={isSaved ? t('profile.saved') : ''} />
    </FormSection>
  );
}
