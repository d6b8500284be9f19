import type { AnyEventObject } from 'xstate';
import type { FlowName } from './machines.ts';
import type { FlowScript } from './script.ts';
import { entranceChildren, entranceScripts } from './scripts-entrance.ts';
import { actEvents, moneyScripts } from './scripts-money.ts';
import { playScripts } from './scripts-play.ts';

/** How a reader steps through each flow. */
export const scripts: Readonly<Record<FlowName, FlowScript>> = {
  ...entranceScripts,
  ...playScripts,
  ...moneyScripts,
};

/** What can be said to the machines that run inside others, by the id of the machine. */
export const childEvents: Readonly<Record<string, Readonly<Record<string, AnyEventObject>>>> = {
  ...entranceChildren,
  act: actEvents,
};
