/** Lazy loading of pictures (spec §9). Sizes are factors of the window, times are milliseconds. */
export const lazyLoadLimits = {
  /** An image is requested when it is within this many window heights. */
  preloadFactor: 1.3,
  /** Pictures that come near are started at most this often. */
  throttle: 200,
  attempts: 1,
  /** Addresses remembered as loaded, so that a picture shown again does not pass through its placeholder. */
  cacheMax: 200,
  /** The share of a picture that must be near. */
  threshold: 0.1,
} as const;
