import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Step, StepList } from './progress.styles.ts';

export type StepsProps = {
  /** Two to five, in their order. */
  steps: readonly { id: string; label: ReactNode }[];
  /** The one that the member is at, counted from 0; as many as there are: all are done. */
  current: number;
  /** What a step that is done is called, for assistive technology. */
  doneLabel: string;
};

/** The steps of a form, and which of them the member is at. */
export function Steps({ steps, current, doneLabel }: StepsProps) {
  return (
    <StepList data-part="step-list">
      {steps.map(({ id, label }, index) => {
        const state = index < current ? 'done' : index === current ? 'current' : undefined;
        return (
          <Step
            data-part="step"
            key={id}
            data-state={state}
            aria-current={state === 'current' ? 'step' : undefined}
          >
            {state === 'done' && <Icon name="check" size="sm" />} {label}
            {state === 'done' && <VisuallyHidden> {doneLabel}</VisuallyHidden>}
          </Step>
        );
      })}
    </StepList>
  );
}
