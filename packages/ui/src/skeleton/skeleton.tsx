import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Block, Group } from './skeleton.styles.ts';

export type SkeletonProps = {
  /** The shape of what comes. `cover` has a game card's ratio and corner, `control` a button's height. */
  shape: 'text' | 'title' | 'block' | 'cover' | 'square' | 'circle' | 'control';
  /** How much of the line a text shape fills. Default `full`. */
  extent?: 'full' | 'most' | 'half' | 'third';
};

/** One grey shape. Silent: a `SkeletonGroup` around it says that something is loading. */
export function Skeleton({ shape, extent = 'full' }: SkeletonProps) {
  return <Block data-part="block" aria-hidden="true" data-shape={shape} data-extent={extent} />;
}

export type SkeletonGroupProps = {
  /** What is loading, for assistive technology. */
  label: string;
  children: ReactNode;
};

/** Marks a region as loading and names it once, however many shapes are inside. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  return (
    <Group data-part="group" role="status" aria-busy="true">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Group>
  );
}
