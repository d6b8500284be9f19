import type { RegisteredRouter } from '@tanstack/react-router';

/**
 * Marks the content of a page that has come after another one, for a short fade (`shellCss` in `@livery/emit`). Never the first page,
 * and nothing waits for it: the page is there and hears every press from its first frame on.
 *
 * @param signal ends it
 */
export function markEntrances(
  router: Pick<RegisteredRouter, 'subscribe'>,
  signal: AbortSignal,
): void {
  const content = () => document.getElementById('content');
  const settle = () => content()?.removeAttribute('data-entering');
  const stops = [
    router.subscribe('onBeforeNavigate', settle),
    router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (fromLocation && pathChanged) content()?.setAttribute('data-entering', '');
    }),
  ];
  signal.addEventListener('abort', () => {
    for (const stop of stops) stop();
    settle();
  });
}
