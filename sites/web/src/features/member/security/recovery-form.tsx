import { recoveryCodes } from '@livery/api/contract/account';
import { Button } from '@livery/ui/button';
import { CopyButton } from '@livery/ui/copy-button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonRow, Quiet, Stack } from '../../../styles/page.styles.ts';
import { PasswordForm } from './password-form.tsx';
import { Codes } from './security.styles.ts';
import { useSecurityAct } from './use-security-act.ts';

/** Makes recovery codes: the login password, and then the codes, which nothing shows again. */
export function RecoveryForm({
  replaces,
  hasPassword,
  close,
}: {
  /** There are codes already, which the new ones make worthless. */
  replaces: boolean;
  hasPassword: boolean;
  close: () => void;
}) {
  const { t } = useTranslation();
  const act = useSecurityAct(recoveryCodes);
  const [made, setMade] = useState<readonly string[]>();
  if (made) {
    // Two halves are easier to copy by hand; a login takes them with the space and without it.
    const written = made.map((code) => `${code.slice(0, 5)} ${code.slice(5)}`);
    return (
      <Stack>
        <InlineAlert tone="warning" live="assertive">
          {t('security.recovery.shown')}
        </InlineAlert>
        <Codes aria-label={t('security.recovery')}>
          {written.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </Codes>
        <ButtonRow>
          <CopyButton
            text={written.join('\n')}
            labels={{
              copy: t('security.recovery.copy'),
              copied: t('security.authenticator.copied'),
              failed: t('security.authenticator.copyFailed'),
            }}
          />
          <Button size="sm" variant="primary" onClick={close}>
            {t('security.recovery.kept')}
          </Button>
        </ButtonRow>
      </Stack>
    );
  }
  return (
    <Stack>
      {replaces && <Quiet>{t('security.recovery.replace')}</Quiet>}
      <PasswordForm
        label={t('security.recovery')}
        submit={t(replaces ? 'security.recovery.again' : 'security.recovery.make')}
        hasPassword={hasPassword}
        act={act}
        close={close}
        onPassword={async (password) => setMade((await act.run({ password }))?.value.codes)}
      />
    </Stack>
  );
}
