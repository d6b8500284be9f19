import { componentTokenNames } from '../component-lookup.ts';
import type { ComponentToken } from '../component-tokens.ts';
import { customProperty } from '../contract.ts';
import type { ComponentValues } from './token-value.ts';
import { writeValue } from './write-value.ts';

/** Makes a custom property as if it had never been written, so that the fallback in `var()` holds (CSS Variables 1 §2.2). */
export const unset = 'initial';

/** The declarations of what a brand sets for components. */
export function componentDeclarations(values: ComponentValues): string[] {
  return componentTokenNames.flatMap((name) => written(name, values) ?? []);
}

/** What a mode changes of the one it stands on; a token that only the other sets is unset. */
export function componentDifference(base: ComponentValues, mode: ComponentValues): string[] {
  return componentTokenNames.flatMap((name) => {
    const [was, is] = [written(name, base), written(name, mode)];
    if (was === is) return [];
    return [is ?? `${customProperty(name)}:${unset}`];
  });
}

/** Unsets what a scope does not set itself: inside another one it would have that one's. */
export function componentResets(values: ComponentValues): string[] {
  return componentTokenNames
    .filter((name) => values[name] === undefined)
    .map((name) => `${customProperty(name)}:${unset}`);
}

function written(name: ComponentToken, values: ComponentValues): string | undefined {
  const value = values[name];
  return value && `${customProperty(name)}:${writeValue(value)}`;
}
