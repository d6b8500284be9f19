import type { ReactNode } from 'react';
import { Side, Sides, Stage, Verdict } from './do-and-dont.styles.ts';

type Example = {
  /** What is drawn. */
  show: ReactNode;
  /** Why it serves a member, or why not. */
  because: string;
};

/** Two ways to do the same thing, side by side: the one to take, and the one to leave. */
export function DoAndDont({ right, wrong }: { right: Example; wrong: Example }) {
  return (
    <Sides>
      <Side data-side="do">
        <Verdict>Do</Verdict>
        <Stage>{right.show}</Stage>
        <figcaption>{right.because}</figcaption>
      </Side>
      <Side data-side="dont">
        <Verdict>Don’t</Verdict>
        <Stage>{wrong.show}</Stage>
        <figcaption>{wrong.because}</figcaption>
      </Side>
    </Sides>
  );
}
