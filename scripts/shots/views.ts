/** The two viewports of every screenshot. */
export const views = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1366, height: 900 },
} as const;

export type View = keyof typeof views;
