import { Dialog } from '@livery/ui/dialog';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Answers, Question } from './game-table.styles.ts';

/** A question that covers play until it is answered. */
export type PlayCover = ComponentType<{
  readonly title: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
  /** What the member did in this session, while they look at it. */
  readonly history: ReactNode;
}>;

/** In a game's frame, over the game. */
export const FrameCover: PlayCover = ({ title, children, actions, history }) => {
  const id = useId();
  return (
    <Question role="alertdialog" aria-labelledby={id}>
      <strong id={id}>{title}</strong>
      {children}
      <Answers>{actions}</Answers>
      {history}
    </Question>
  );
};

/** Over a page that takes stakes itself. */
export const PageCover: PlayCover = ({ title, children, actions, history }) => (
  <Dialog open alert title={title} actions={actions}>
    {children}
    {history}
  </Dialog>
);
