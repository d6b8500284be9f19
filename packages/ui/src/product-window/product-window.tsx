import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
} from 'react';
import { Overlay } from 'react-aria/Overlay';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Bar, Body, Handle, Name, Panel } from './product-window.styles.ts';
import { useLate } from './use-late.ts';
import { useMovable } from './use-movable.ts';

/** A product's window where a caller says nothing else (spec §9, "Product modal wrapper"): px and milliseconds. */
export const productWindowDefaults = { width: 200, height: 200, delay: 100 };

export type ProductWindowProps = {
  open: boolean;
  /** The product: names the window. */
  title: string;
  /** Escape in it, and the cross. The caller then sets `open`. */
  onClose: () => void;
  labels: {
    close: string;
    /** Describes its title, by which it is moved: "Drag, use the arrow keys, or press to go to the next corner". */
    move: string;
  };
  /** Px. Default 200. */
  width?: number;
  /** Px. Default 200. */
  height?: number;
  /** Milliseconds before the window opens, so that a pointer passing over opens nothing. Default 100. */
  delay?: number;
  children: ReactNode;
};

/**
 * A product in a small window over the page, which stays usable below it. It is moved by its title, with a pointer or the
 * arrow keys, and stays within the viewport; reopened, it is in its first place.
 */
export function ProductWindow({
  open,
  delay = productWindowDefaults.delay,
  ...props
}: ProductWindowProps) {
  const there = useLate(open, delay);
  return (
    there && (
      <Overlay>
        <MovablePanel {...props} />
      </Overlay>
    )
  );
}

function MovablePanel({
  title,
  onClose,
  labels,
  width = productWindowDefaults.width,
  height = productWindowDefaults.height,
  children,
}: Omit<ProductWindowProps, 'open' | 'delay'>) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const handleProps = useMovable(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);

  // React's types know no custom properties.
  const size = { '--width': `${width}px`, '--height': `${height}px` } as CSSProperties;
  return (
    <Panel
      data-part="panel"
      ref={panel}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      style={size}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Bar data-part="bar">
        <Handle data-part="handle" type="button" title={labels.move} {...handleProps}>
          <Icon name="grip" size="sm" />
          <Name data-part="name" id={id}>
            {title}
          </Name>
          <VisuallyHidden>{labels.move}</VisuallyHidden>
        </Handle>
        <IconButton icon="close" label={labels.close} onClick={onClose} />
      </Bar>
      <Body data-part="body">{children}</Body>
    </Panel>
  );
}
