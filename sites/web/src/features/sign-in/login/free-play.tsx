import { freePlayWith, selectFreePlay } from '@livery/flows/free-play';
import type { LoginAnswer } from '@livery/flows/login';
import { Button } from '@livery/ui/button';
import { InlineAlert } from '@livery/ui/inline-alert';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { Quiet } from '../../../form/panel.styles.ts';
import { freePlayServices } from './free-play-services.ts';
import { Beside } from './login-methods.styles.ts';

/** Playing without an account (spec §6 "Free-play guest"): one press, and what comes of it. */
export function FreePlay({ onAnswer }: { onAnswer: (answer: LoginAnswer) => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const [machine] = useState(() => freePlayWith(freePlayServices(services)));
  const flow = useActorRef(machine);
  const snapshot = useSelector(flow, (current) => current);
  const view = selectFreePlay(snapshot);
  const failure = useFailureWords(view.failure);
  const { output } = snapshot;
  const told = useEffectEvent(onAnswer);
  useEffect(() => {
    if (output?.result === 'entered') told(output.answer);
  }, [output]);
  return (
    <>
      {failure && (
        <InlineAlert tone="danger" live="assertive">
          {failure}
        </InlineAlert>
      )}
      <Beside>
        <Quiet>{t('ways.free.text')}</Quiet>
        <Button busy={view.busy} onClick={() => flow.send({ type: 'start' })}>
          {t(view.busy ? 'ways.free.entering' : 'ways.free.play')}
        </Button>
      </Beside>
    </>
  );
}
