import { FloatingButtons, FloatingGroup } from '@livery/ui/floating-button';
import { VisuallyHidden } from '@livery/ui/visually-hidden';
import { useTranslation } from 'react-i18next';

/**
 * Tells of a new version of the site beside the page (spec §2 "A floating left button shows an under-update notice"): nobody is thrown
 * out of what they are doing, so it waits to be pressed.
 */
export function NewVersion({ onUse }: { onUse: () => void }) {
  const { t } = useTranslation();
  const label = t('status.version.title');
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <FloatingButtons side="start">
        <FloatingGroup
          icon="retry"
          label={label}
          entries={[{ id: 'use', icon: 'retry', label: t('status.version.use'), onPress: onUse }]}
        />
      </FloatingButtons>
    </>
  );
}
