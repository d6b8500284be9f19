import { type LoginStep, selectLogin } from '@livery/flows/login';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { LoginFlow } from './login-flow.ts';

/**
 * What the login asks for now, as the heading of its page or dialog.
 *
 * @param first the heading of the form itself
 */
export function useLoginTitle(
  flow: LoginFlow | undefined,
  first: string,
): { step: LoginStep; title: string } {
  const { t } = useTranslation();
  const step = useSelector(flow, (snapshot) => (snapshot ? selectLogin(snapshot).step : 'form'));
  if (step === 'secondStep') return { step, title: t('session.step.title') };
  if (step === 'changePassword') return { step, title: t('session.change.forcedTitle') };
  return { step, title: first };
}
