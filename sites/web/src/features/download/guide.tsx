import { useTranslation } from 'react-i18next';
import { GuideList } from './guide.styles.ts';
import { StepPicture } from './step-picture.tsx';
import { type System, steps } from './systems.ts';

/** How the app is put on one system: a sentence and a picture for each step. */
export function Guide({ system, site }: { system: System; site: string }) {
  const { t } = useTranslation();
  return (
    <GuideList>
      {steps.map((step) => (
        <li key={step}>
          <StepPicture system={system} step={step} />
          <p>{t(`download.${system}.${step}`, { site })}</p>
        </li>
      ))}
    </GuideList>
  );
}
