import { compileTheme, deriveTokens, parseBrand } from '@livery/theme';
import { Badge } from '@livery/ui/badge';
import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import { type ScopedTheme, ThemeScope, themeSelector } from '@livery/ui/theme-scope';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import mayura from '../../../themes/mayura/brand.json?raw';
import shapla from '../../../themes/shapla/brand.json?raw';

/** The functions that the benchmark calls on this page. */
export interface ThemeBench {
  /** Shows brand 0 or 1; gives the milliseconds of script, style and layout. */
  readonly switchTo: (brand: number) => number;
  /** The variables of both brands for a selector each, and the rules of the components, for a page without React. */
  readonly plainCss: (selectors: readonly [string, string]) => string;
}

const brands = [mayura, shapla].map((text, index) => {
  const parsed = parseBrand(text, 'brand.json');
  if (!parsed.ok) throw new Error(parsed.diagnostics.map(({ message }) => message).join('\n'));
  const name = `brand-${index}`;
  const tokens = deriveTokens(parsed.value);
  return { name, tokens, css: compileTheme(tokens, { selector: themeSelector(name) }) };
});

const cards = Array.from({ length: 500 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  <Card key={index}>
    <h3>Card {index}</h3>
    <p>Sixty tables, clear rules, and a plain way out.</p>
    <Button variant="primary">Play</Button> <Badge tone="accent">New</Badge>
  </Card>
));

let show: (theme: ScopedTheme) => void = () => {};
function Page() {
  const [theme, setTheme] = useState<ScopedTheme | undefined>(brands[0]);
  show = setTheme;
  return <ThemeScope {...(theme ? { theme } : {})}>{cards}</ThemeScope>;
}

const place = document.createElement('div');
document.body.append(place);
const root = createRoot(place);
flushSync(() => root.render(<Page />));

const bench: ThemeBench = {
  switchTo(index) {
    const brand = brands[index];
    if (!brand) throw new Error(`There is no brand ${index}.`);
    const start = performance.now();
    flushSync(() => show(brand));
    // Reading it makes the browser do style and layout now.
    void document.body.offsetHeight;
    return performance.now() - start;
  },
  plainCss: (selectors) =>
    [
      ...brands.map(({ tokens }, index) =>
        compileTheme(tokens, { selector: selectors[index] ?? ':root' }),
      ),
      ...[...document.styleSheets].flatMap(({ cssRules }) =>
        [...cssRules].map(({ cssText }) => cssText),
      ),
    ].join('\n'),
};
Reflect.set(window, 'themeBench', bench);
