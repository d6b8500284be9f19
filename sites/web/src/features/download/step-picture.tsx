import type { ReactNode } from 'react';
import { Picture } from './guide.styles.ts';
import type { Step, System } from './systems.ts';

/** A picture of one step. It repeats what the sentence below it says, so nobody hears of it. */
export function StepPicture({ system, step }: { system: System; step: Step }) {
  const isPhone = system !== 'desktop';
  const drawn = isPhone ? phone[step] : desktop[step];
  return (
    <Picture viewBox="0 0 160 140" aria-hidden="true">
      {isPhone ? (
        <rect className="glass" x="44" y="8" width="72" height="124" rx="11" />
      ) : (
        <>
          <rect className="glass" x="14" y="16" width="132" height="92" rx="6" />
          <path d="M64 108l-4 16h40l-4-16M48 124h64" />
        </>
      )}
      {drawn(system)}
    </Picture>
  );
}

type Drawing = (system: System) => ReactNode;

/** Lines that stand for the text of a page. */
const lines = (x: number, y: number, width: number, count = 3) => (
  <path
    className="line"
    d={Array.from(
      { length: count },
      (_, at) => `M${x} ${y + at * 12}h${at % 2 ? width * 0.6 : width}`,
    ).join('')}
  />
);

/** Square with an arrow up: what iOS calls "share". */
const share = 'M-6-1h-3v12h18v-12h-3M0 6v-15M-5-5l5-5 5 5';
const plus = 'M-6 0h12M0-6v12';
const down = 'M0-8v12M-5 0l5 5 5-5M-8 9h16';

const mark = (x: number, y: number, path: string, radius = 12) => (
  <>
    <circle className="press" cx={x} cy={y} r={radius} />
    <path className="on" transform={`translate(${x} ${y}) scale(${radius / 16})`} d={path} />
  </>
);

/** The app's own tile among others. */
const home = (x: number, y: number, gap: number) => (
  <>
    {[0, 1, 2, 3, 4, 5].map((at) => (
      <rect
        key={at}
        className={at === 4 ? 'press' : undefined}
        x={x + (at % 3) * gap}
        y={y + Math.floor(at / 3) * gap}
        width={gap * 0.7}
        height={gap * 0.7}
        rx="4"
      />
    ))}
  </>
);

const phone: Readonly<Record<Step, Drawing>> = {
  open: (system) => (
    <>
      <rect
        className="press"
        x="52"
        y={system === 'ios' ? 108 : 20}
        width="56"
        height="12"
        rx="6"
      />
      {lines(54, 52, 50, 4)}
    </>
  ),
  menu: (system) => (
    <>
      {lines(54, 46, 50, 4)}
      {system === 'ios' ? mark(80, 114, share) : mark(102, 26, 'M0-8v.1M0 0v.1M0 8v.1', 10)}
    </>
  ),
  add: () => (
    <>
      <rect x="52" y="60" width="56" height="60" rx="6" />
      {lines(60, 74, 34, 1)}
      <rect className="press" x="56" y="84" width="48" height="16" rx="5" />
      <path className="on" transform="translate(66 92) scale(.6)" d={plus} />
      {lines(60, 110, 34, 1)}
    </>
  ),
  start: () => home(54, 40, 19),
};

const desktop: Readonly<Record<Step, Drawing>> = {
  open: () => (
    <>
      <path d="M14 36h132" />
      <rect className="press" x="38" y="21" width="84" height="10" rx="5" />
      {lines(28, 54, 90, 4)}
    </>
  ),
  menu: () => (
    <>
      <path d="M14 36h132" />
      <rect x="26" y="21" width="84" height="10" rx="5" />
      {mark(128, 26, down, 9)}
      {lines(28, 56, 90, 4)}
    </>
  ),
  add: () => (
    <>
      <path d="M14 36h132" />
      <rect x="46" y="46" width="68" height="48" rx="6" />
      {lines(56, 58, 40, 2)}
      <rect className="press" x="72" y="78" width="36" height="12" rx="5" />
    </>
  ),
  start: () => home(30, 34, 34),
};
