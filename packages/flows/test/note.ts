import { TestRunner } from 'vitest';

/** Figures of a test that `npm run flows` reports. */
export interface FlowFigures {
  /** Id of the machine whose transitions were watched. */
  readonly machine?: string;
  readonly states?: number;
  readonly transitions?: number;
  readonly taken?: number;
  readonly guards?: number;
  /** Guards that have decided both ways. */
  readonly decided?: number;
  /** Places that shortest paths lead to: a state with what tells it apart. */
  readonly places?: number;
  readonly walks?: number;
  /** Moves of all walks together. */
  readonly steps?: number;
}

declare module 'vitest' {
  interface TaskMeta {
    flow?: FlowFigures;
  }
}

/** Notes figures of the test that runs, for the report. Places add up; any other figure stands for itself. */
export function note(figures: FlowFigures): void {
  const meta = TestRunner.getCurrentTest()?.meta;
  if (!meta) return;
  const places = (meta.flow?.places ?? 0) + (figures.places ?? 0);
  meta.flow = { ...meta.flow, ...figures, ...(places > 0 ? { places } : {}) };
}
