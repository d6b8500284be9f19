import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import type { GameFrameState } from './game-frame.contract.ts';
import {
  Bar,
  Cover,
  Ends,
  Frame,
  Over,
  Pulse,
  Root,
  Stage,
  Title,
  Wait,
} from './game-frame.styles.ts';
import { useFullscreen } from './use-fullscreen.ts';

export type GameFrameProps = {
  /** The game's name, above it and as the frame's own. */
  title: string;
  /** BCP 47 tag when the name is in another language than the page. */
  titleLang?: string;
  /** URL of the game; null until the platform has returned it. */
  src: string | null;
  /**
   * `loading`, and `slow` when that takes longer than usual; `playing`; `held` while a dialog over the game requires an
   * answer, such as a reality check; `failed`; `closed`. In the last two the game has left the page.
   */
  state: GameFrameState;
  onExit: () => void;
  labels: {
    exit: string;
    enterFullscreen: string;
    leaveFullscreen: string;
    /** "The game is loading". */
    loading: string;
    /** "This takes longer than usual." What is in `children` may help. */
    slow: string;
  };
  /** Above the game, in fullscreen as well: a SessionBar. */
  session?: ReactNode;
  /** In place of the game where it failed or is closed, over it where it is held, below the words where it is slow. */
  children?: ReactNode;
  /** The document in the frame has loaded. The game itself reports when it is ready. */
  onLoad?: () => void;
  /** To talk with the game. */
  frameRef?: Ref<HTMLIFrameElement>;
};

/** Scripts only: without an origin a game has no storage, no cookies and no access to the page's calls. */
const sandbox = 'allow-scripts';

/**
 * The view of a game: its frame, name, close button, and a fullscreen button where supported. `session` stays visible in
 * fullscreen and is never covered.
 */
export function GameFrame({
  title,
  titleLang,
  src,
  state,
  onExit,
  labels,
  session,
  children,
  onLoad,
  frameRef,
}: GameFrameProps) {
  const root = useRef<HTMLElement>(null);
  const { possible, full, toggle } = useFullscreen(root);
  const waiting = state === 'loading' || state === 'slow';
  const gone = state === 'failed' || state === 'closed';

  return (
    <Root data-part="root" ref={root} aria-label={title}>
      <Bar data-part="bar">
        <Title data-part="title" lang={titleLang}>
          {title}
        </Title>
        <Ends data-part="ends">
          {possible && (
            <IconButton
              icon={full ? 'shrink' : 'expand'}
              label={full ? labels.leaveFullscreen : labels.enterFullscreen}
              onClick={toggle}
            />
          )}
          <IconButton icon="close" label={labels.exit} onClick={onExit} />
        </Ends>
      </Bar>
      {session}
      <Stage data-part="stage" data-state={state} aria-busy={waiting}>
        {src !== null && !gone && (
          <Frame
            data-part="frame"
            ref={frameRef}
            src={src}
            title={title}
            lang={titleLang}
            sandbox={sandbox}
            allow="fullscreen"
            referrerPolicy="no-referrer"
            inert={state !== 'playing'}
            onLoad={onLoad}
          />
        )}
        {waiting && (
          // Where a panel above leaves little room, it is scrolled by keyboard, too.
          <Cover data-part="cover" tabIndex={0}>
            <Pulse data-part="pulse" aria-hidden="true">
              <Icon name="games" size="lg" />
            </Pulse>
            <Wait data-part="wait" role="status">
              {state === 'slow' ? labels.slow : labels.loading}
            </Wait>
            {state === 'slow' && children}
          </Cover>
        )}
        {(gone || state === 'held') && <Answer>{children}</Answer>}
      </Stage>
    </Root>
  );
}

/** Over the game, or where it was. It takes the focus, which the game has just lost, unless a question in it has taken it. */
function Answer({ children }: { children: ReactNode }) {
  const over = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!over.current?.contains(document.activeElement))
      over.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Over data-part="over" ref={over} tabIndex={-1}>
      {children}
    </Over>
  );
}
