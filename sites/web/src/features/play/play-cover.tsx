import { Dialog } from '@livery/ui/dialog';
import { type ComponentType, type ReactNode, useId } from 'react';
import { Answers, Question } from './game-table.styles.ts';

/** A question that covers play until it is answered. */
export type PlayCover = ComponentType<{
  readonly title: string;
  /** What there is to know, which may change while it is read. */
  readonly text: string;
  readonly children?: ReactNode;
  readonly actions: ReactNode;
  /** What the member did in this session, while they look at it. */
  readonly history: ReactNode;
}>;

/** A game that had the focus is covered and cannot keep it. */
const focusOn = (question: HTMLElement | null) => question?.focus();

/** In a game's frame, over the game. */
export const FrameCover: PlayCover = ({ title, text, children, actions, history }) => {
  const id = useId();
  return (
    <Question
      ref={focusOn}
      tabIndex={-1}
      role="alertdialog"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <strong id={id}>{title}</strong>
      <p role="status" id={`${id}-text`}>
        {text}
      </p>
      {children}
      <Answers>{actions}</Answers>
      {history}
    </Question>
  );
};

/** Over a page that takes stakes itself. */
export const PageCover: PlayCover = ({ title, text, children, actions, history }) => (
  <Dialog open alert title={title} actions={actions}>
    <p role="status">{text}</p>
    {children}
    {history}
  </Dialog>
);
