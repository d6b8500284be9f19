import { type ComponentPropsWithRef, type ComponentType, createContext, use } from 'react';

/** What every link of this package renders: the browser's `a`, or an application's own that takes the same props. */
export type LinkComponent = 'a' | ComponentType<ComponentPropsWithRef<'a'>>;

const LinkContext = createContext<LinkComponent>('a');

/**
 * Lets an application route the links inside components (buttons with `href`, cards, bars) without the package knowing a
 * router: `<LinkProvider value={RouterLink}>`. The component must end in an `a` with the given `href`.
 */
export const LinkProvider = LinkContext.Provider;

/** The nearest provided link component; the plain `a` without a provider. */
export function useLinkComponent(): LinkComponent {
  return use(LinkContext);
}
