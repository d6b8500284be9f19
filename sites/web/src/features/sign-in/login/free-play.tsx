import { freePlayWith, selectFreePlay } from '@livery/flows/free-play';
import type { LoginAnswer } from '@livery/flows/login';
import { Button } from '@livery/ui/button';
import { useTranslation } from 'react-i18next';
import { ActFailed } from '../../../app/act-failed.tsx';
import { useServices } from '../../../app/services.tsx';
import { useFailureWords } from '../../../app/use-failure-words.ts';
import { useFlow, useView } from '../../../app/use-flow.ts';
import { Quiet } from '../../../form/panel.styles.ts';
import { freePlayServices } from './free-play-services.ts';
import { Beside } from './login-methods.styles.ts';

/** Playing without an account (spec §6 "Free-play guest"): one press, and what comes of it. */
export function FreePlay({ onAnswer }: { onAnswer: (answer: LoginAnswer) => void }) {
  const { t } = useTranslation();
  const services = useServices();
  const flow = useFlow(() => freePlayWith(freePlayServices(services)), {
    onDone: (output) => {
      if (output.result === 'entered') onAnswer(output.answer);
    },
  });
  const view = useView(flow, selectFreePlay);
  const failure = useFailureWords(view.failure);
  return (
    <>
      <ActFailed>{failure}</ActFailed>
      <Beside>
        <Quiet>{t('ways.free.text')}</Quiet>
        <Button busy={view.busy} onClick={() => flow.send({ type: 'start' })}>
          {t(view.busy ? 'ways.free.entering' : 'ways.free.play')}
        </Button>
      </Beside>
    </>
  );
}
