import { Button } from '@livery/ui/button';
import { Input } from '@livery/ui/field';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../app/services.tsx';
import { loadLogin } from '../features/sign-in/index.ts';
import { Field, Form } from './account.styles.ts';

/**
 * The header's sign-in form: native fields, which a password manager fills at once. The flow behind it loads when one of
 * them gets the focus. What needs more room than a header has, a refusal, a picture to read, a second step, goes on in the
 * dialog with everything that was typed.
 *
 * @param props.variant how much its button weighs: `neutral` where another is the header's main act
 */
export function HeaderForm({ variant }: { variant: 'primary' | 'neutral' }) {
  const { t } = useTranslation();
  const services = useServices();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // State is not set yet when a second press comes in the same moment.
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const typed = new FormData(event.currentTarget);
    try {
      const { signInAndGo } = await loadLogin(services);
      await signInAndGo(services, router, {
        username: String(typed.get('username')),
        password: String(typed.get('password')),
      });
    } catch {
      // The flow's code did not arrive: the page of its own says so, and can be loaded again.
      services.dialogs.open({ kind: 'login' });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  return (
    <Form
      method="post"
      aria-label={t('common.account.signIn')}
      onFocus={() => void loadLogin(services).catch(() => undefined)}
      onSubmit={(event) => void submit(event)}
    >
      <Field>
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          aria-label={t('common.account.username')}
          placeholder={t('common.account.username')}
        />
      </Field>
      <Field>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
          required
          aria-label={t('common.account.password')}
          placeholder={t('common.account.password')}
        />
      </Field>
      <Button type="submit" size="sm" variant={variant} busy={busy}>
        {t('common.account.signIn')}
      </Button>
    </Form>
  );
}
